import { TextButton } from '../../ui/links/text-button.tsx'
import styles from './contact-notice.module.css'

type Props = { notice: { words: string } | undefined; onDismiss: () => void }

/** What came of a contact, said at once (ruling C-28). Stays until somebody has read it. */
export function ContactNotice({ notice, onDismiss }: Props) {
  return (
    <div className={styles.place}>
      <div role="alert">{notice && <p className={styles.words}>{notice.words}</p>}</div>
      {notice && <TextButton onClick={onDismiss}>Dismiss</TextButton>}
    </div>
  )
}
