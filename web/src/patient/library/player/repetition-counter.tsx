import { Button } from '@mantine/core'
import styles from './repetition-counter.module.css'

type Props = { from: number; to: number; count: number; onCount: () => void }

/** The person counts repetitions, up to the number in the activity. */
export function RepetitionCounter({ from, to, count, onCount }: Props) {
  return (
    <div className={styles.counter}>
      <p role="status" className={styles.count}>
        <span className={styles.figure}>{count}</span> {hintAt(count, from, to)}
      </p>
      <Button variant="outline" onClick={() => count < to && onCount()} aria-disabled={count >= to}>
        Count one
      </Button>
    </div>
  )
}

function hintAt(count: number, from: number, to: number): string {
  if (count >= to) return 'done. That is enough.'
  if (count >= from) return `done. Stop here, or do up to ${to}.`
  return `of ${from === to ? from : `${from} to ${to}`} done`
}
