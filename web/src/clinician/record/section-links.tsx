import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import { authMode } from '../../data/local/index.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { identityLine } from '../identity/format-identity.ts'
import { goToRecordSection } from './record-section.tsx'
import { recordSections } from './record-words.ts'
import styles from './record-pane.module.css'

const realOnly = authMode === 'real' ? (['phones'] as const) : []
const linked = [
  'scores',
  'entries',
  'checks',
  'usual',
  'messages',
  'alerts',
  'profile',
  ...realOnly,
  'views',
] as const

type Props = Pick<PatientRecord, 'profile'> & { now: number }

/** Whose record this is stays in sight. Buttons and no links: the address belongs to the dashboard. */
export function SectionLinks({ profile, now }: Props) {
  const age = profile.dateOfBirth === undefined ? `${profile.age} years old, ` : ''
  return (
    <div className={styles.bar} data-mode={authMode}>
      <p className={styles.whose}>
        <strong>{profile.name}</strong> {age}
        {identityLine(profile, now)}
      </p>
      <nav aria-label="In this record" className={styles.nav}>
        <ul className={styles.links}>
          {linked.map((id) => (
            <li key={id}>
              <TextButton
                onClick={({ currentTarget }) => goToRecordSection(currentTarget.closest('section'), id)}
              >
                {recordSections[id]}
              </TextButton>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
