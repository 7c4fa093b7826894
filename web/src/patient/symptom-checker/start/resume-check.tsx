import { Button } from '../../../ui/primitives/button.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { focusReadFirst } from '../use-focus-on-place.ts'
import styles from './resume-check.module.css'

type Props = { onCarryOn: () => void; onStartAgain: () => void }

/** Somebody was interrupted earlier today. */
export function ResumeCheck({ onCarryOn, onStartAgain }: Props) {
  const startAgain = () => {
    focusReadFirst()
    onStartAgain()
  }
  return (
    <section aria-label="Your unfinished check" className={styles.kept}>
      <p>We kept your answers from earlier today.</p>
      <Button onClick={onCarryOn}>Carry on where you left off</Button>
      <TextButton onClick={startAgain}>Start again</TextButton>
    </section>
  )
}
