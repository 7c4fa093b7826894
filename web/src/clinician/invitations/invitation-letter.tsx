import type { CreatedInvitation } from '@second-wind/core/access/contract/invitations'
import type { Clinician } from '@second-wind/core/care/clinician'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { useDeployer } from '../../data/live/use-deployer.ts'
import { QrCode } from '../../ui/codes/qr-code.tsx'
import { clockTime, longDate } from '../../ui/format/uk-time.ts'
import { PrintedPage } from '../../ui/print/printed-page.tsx'
import { formatIdentity } from '../identity/format-identity.ts'
import { formatInvitationCode } from './format-invitation-code.ts'
import { invitationWords } from './invitation-words.ts'
import styles from './invitations.module.css'

type Props = { made: CreatedInvitation; clinician: Clinician | undefined; link: string; address: string }

const { letter, newDevice, made: madeWords } = invitationWords

const newDeviceLetter = { title: newDevice.letterTitle, what: newDevice.what, ask: newDevice.ask }

/** On paper. It has no name: the envelope has it. Date of birth and NHS number show whom the clinic means. */
export function InvitationLetter({ made, clinician, link, address }: Props) {
  const deployer = useDeployer()
  const organisation = typeof deployer === 'object' ? [deployer.organisation] : []
  const until = Date.parse(made.expiresAt)
  const person = formatIdentity(made.identity, Date.parse(made.createdAt)).join(', ')
  const words = made.patientId === null ? letter : { ...letter, ...newDeviceLetter }
  return (
    <PrintedPage title={words.title} className={styles.letter}>
      {clinician && <p>{words.from(clinicianName(clinician), clinician.department, ...organisation)}</p>}
      {person !== '' && <p>{words.person(person)}</p>}
      <p>{words.what}</p>
      <p>{words.scan}</p>
      <QrCode text={link} label={madeWords.qr} />
      <p>{words.type(address)}</p>
      <p className={styles.code}>{formatInvitationCode(made.code)}</p>
      <p>{words.iphone}</p>
      <p>{words.ask}</p>
      <p>{words.call}</p>
      <p className={styles.number}>{words.number}</p>
      <p>
        <strong>{words.until(`${longDate(until)}, ${clockTime(until)}`)}</strong>
      </p>
      <p>{words.safety}</p>
    </PrintedPage>
  )
}
