import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import { useId, useState } from 'react'
import { authMode } from '../../data/local/index.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { identityLine } from '../identity/format-identity.ts'
import { goToRecordSection } from './record-section.tsx'
import { recordSections, recordWords } from './record-words.ts'
import styles from './record-pane.module.css'

const realOnly = authMode === 'real' ? (['phones'] as const) : []
const linked = [
  'scores',
  'entries',
  'checks',
  'usual',
  'messages',
  'calls',
  'alerts',
  'profile',
  ...realOnly,
  'views',
] as const

type Props = Pick<PatientRecord, 'profile'> & { now: number }

/**
 * Whose record this is comes into sight here when the head has scrolled away, and stays. Buttons and no links: the address belongs to the dashboard. On a phone one
 * button shows them.
 */
export function SectionLinks({ profile, now }: Props) {
  const listId = useId()
  const [isUnfolded, setIsUnfolded] = useState(false)
  return (
    <>
      <span className={styles.mark} data-mode={authMode} />
      <div className={styles.bar} data-mode={authMode}>
        <p className={styles.whose}>
          <strong>{profile.name}</strong> {identityLine(profile, now)}
        </p>
        <nav aria-label="In this record" className={styles.nav}>
          <button
            type="button"
            className={styles.jump}
            aria-expanded={isUnfolded}
            aria-controls={listId}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {recordWords.jump}
            <Icon name="down" />
          </button>
          <ul id={listId} className={styles.links} data-unfolded={isUnfolded || undefined}>
            {linked.map((id) => (
              <li key={id}>
                <TextButton
                  onClick={({ currentTarget }) => {
                    setIsUnfolded(false)
                    goToRecordSection(currentTarget.closest('section'), id)
                  }}
                >
                  {recordSections[id]}
                </TextButton>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
