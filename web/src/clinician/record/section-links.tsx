import { authMode } from '../../data/local/index.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
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

/** Buttons and no links: the address belongs to the dashboard. */
export function SectionLinks() {
  return (
    <nav aria-label="In this record" className={styles.nav} data-mode={authMode}>
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
  )
}
