import { TextButton } from './text-button.tsx'
import styles from './kept-for-you.module.css'

type Props = { onStartAgain: () => void; children?: string }

/** Says where the values on screen come from, and offers an empty form. */
export function KeptForYou({ onStartAgain, children = 'We kept what you filled in earlier today.' }: Props) {
  return (
    <div className={styles.kept}>
      <p role="status">{children}</p>
      <TextButton onClick={onStartAgain}>Start again</TextButton>
    </div>
  )
}
