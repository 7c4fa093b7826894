import type { ReactNode } from 'react'
import { TextButton } from '../links/text-button.tsx'
import styles from './draft-restored-notice.module.css'

type Props = { onStartAgain: () => void; startAgain?: string; children?: ReactNode }

/** Explains where the values on screen come from and offers an empty form. */
export function DraftRestoredNotice({
  onStartAgain,
  startAgain = 'Start again',
  children = 'We have kept your answers from earlier today.',
}: Props) {
  return (
    <div className={styles.kept}>
      <p role="status">{children}</p>
      <TextButton onClick={onStartAgain}>{startAgain}</TextButton>
    </div>
  )
}
