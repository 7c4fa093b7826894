import { Stack } from '@mantine/core'
import type { EmergencyContact } from '@second-wind/core/content/help/emergency-contact'
import type { Helpline } from '@second-wind/core/content/help/helpline-schema'
import { emergencyContacts, urgentAdviceIn } from '@second-wind/core/content/help/helplines'
import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import type { Nation } from '@second-wind/core/records/patient'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { CallLink } from '../../ui/links/call-link.tsx'
import styles from './emergency-contacts.module.css'

/** The website of a service that a number above calls is folded; what replaces 111 is not. */
export function EmergencyContacts({ nation }: { nation: Nation | undefined }) {
  const { here, elsewhere, advice } = findContactsByNation(nation)
  return (
    <Stack component="section">
      <h2>Emergency Contacts</h2>
      <ContactList contacts={here} />
      {advice && nation === 'northern-ireland' && (
        <Stack gap={4} align="flex-start">
          <h3>{advice.title}</h3>
          <Advice advice={advice} />
        </Stack>
      )}
      {nation === undefined && <p>{northernIreland.text}</p>}
      {nation !== undefined && (
        <div className={styles.more}>
          {advice && nation !== 'northern-ireland' && (
            <details>
              <summary>{`${advice.title}: website`}</summary>
              <Advice advice={advice} />
            </details>
          )}
          <details>
            <summary>Elsewhere in the UK</summary>
            <ContactList contacts={elsewhere} />
            {nation !== 'northern-ireland' && <p>{northernIreland.text}</p>}
          </details>
        </div>
      )}
    </Stack>
  )
}

function Advice({ advice: { detail, links } }: { advice: Helpline }) {
  return (
    <>
      <p>{detail}</p>
      {links.map(({ label, url }) => (
        <ActionLink key={url} to={url}>
          {label}
        </ActionLink>
      ))}
    </>
  )
}

function ContactList({ contacts }: { contacts: readonly EmergencyContact[] }) {
  return (
    <ul className={styles.list}>
      {contacts.map(({ id, name, tel, purpose, hours }) => (
        <li key={id} className={styles.contact}>
          <div>
            <h3>{name}</h3>
            <p>
              {purpose}, {hours}
            </p>
          </div>
          <CallLink tel={tel} level={tel === '999' ? 'emergency' : 'urgent'} about={name}>
            {`Call ${tel}`}
          </CallLink>
        </li>
      ))}
    </ul>
  )
}

type Contacts = {
  here: EmergencyContact[]
  elsewhere: EmergencyContact[]
  /** Another service of that nation: its website, or the service that replaces 111. */
  advice: Helpline | undefined
}

/** The numbers of the nation first; all of them if the nation is unknown. */
function findContactsByNation(nation: Nation | undefined): Contacts {
  if (nation === undefined) return { here: [...emergencyContacts], elsewhere: [], advice: undefined }
  const ids = numbersOf[nation]
  return {
    here: emergencyContacts.filter(({ id }) => ids.includes(id)),
    elsewhere: emergencyContacts.filter(({ id }) => !ids.includes(id)),
    advice: urgentAdviceIn[nation],
  }
}

const numbersOf: Record<Nation, readonly string[]> = {
  england: ['emergency-services', 'nhs-111'],
  scotland: ['emergency-services', 'nhs-24-scotland'],
  wales: ['emergency-services', 'nhs-111'],
  'northern-ireland': ['emergency-services'],
}
