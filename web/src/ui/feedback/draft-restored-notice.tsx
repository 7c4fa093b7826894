import { TextButton } from '../links/text-button.tsx'
import styles from './draft-restored-notice.module.css'

type Props = { onStartAgain: () => void; children?: string | undefined }

/** Explains where the values on screen come from and offers an empty form. */
export function DraftRestoredNotice({
  onStartAgain,
  children = 'We have kept your answers from earlier today.',
}: Props) {
  return (
    <div className={styles.kept}>
      <p role="status">{children}</p>
      <TextButton onClick={onStartAgain}>Start again</TextButton>
    </div>
  )
}
