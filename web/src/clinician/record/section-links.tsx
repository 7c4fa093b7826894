import { authMode } from '../../data/local/index.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import { type RecordSection, recordSections } from './record-words.ts'
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
    <nav aria-label="In this record">
      <ul className={styles.links}>
        {linked.map((id) => (
          <li key={id}>
            <TextButton onClick={({ currentTarget }) => goTo(id, currentTarget)}>
              {recordSections[id]}
            </TextButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function goTo(id: RecordSection, from: Element): void {
  const pane = from.closest('section')
  pane?.querySelector<HTMLElement>(`[data-record-section="${id}"]`)?.focus()
}
