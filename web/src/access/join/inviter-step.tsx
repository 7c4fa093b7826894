import { Button } from '@mantine/core'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { joinWords } from '@second-wind/core/content/join/join-words'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import type { Invitation } from './invitation.ts'
import { LeaveJoinButton } from './leave-join-button.tsx'
import formStyles from '../../ui/form/form.module.css'

const { who: words, newDevice } = joinWords

/** Anyone can print a QR code, so the person first reads whose invitation it is. */
export function InviterStep({ invitation, onGoOn }: { invitation: Invitation; onGoOn: () => void }) {
  const { clinician, organisation, isNewPhone } = invitation
  const invites = isNewPhone ? newDevice.invites : words.invites
  return (
    <StepCard title={words.title}>
      <p>
        <strong>{invites(clinicianName(clinician))}</strong>
      </p>
      <p>
        {clinician.department}, {organisation}
      </p>
      {isNewPhone && <p>{newDevice.what}</p>}
      <p>{words.check}</p>
      <div className={formStyles.buttons}>
        <Button color="green" onClick={onGoOn}>
          {words.go}
        </Button>
        <LeaveJoinButton />
      </div>
    </StepCard>
  )
}
