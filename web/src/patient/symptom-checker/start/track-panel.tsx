import { Button } from '@mantine/core'
import { trackIntros } from '@second-wind/core/content/triage/start-screen'
import type { Track } from '@second-wind/core/triage/options'
import { Card } from '../../../ui/primitives/card.tsx'
import { StartAgain } from './start-again.tsx'
import styles from './track-panel.module.css'

type Props = {
  track: Track
  diagnosis: string | undefined
  /** The answers of an unfinished check do, and would be deleted. */
  asksForAdvice: boolean
  onStart: () => void
}

export function TrackPanel({ track, diagnosis, asksForAdvice, onStart }: Props) {
  const { title, text, start, yourCondition } = trackIntros[track]
  return (
    <Card className={styles.panel}>
      <h2>{title}</h2>
      {yourCondition !== undefined && diagnosis !== undefined && (
        <p className={styles.condition}>{yourCondition.replace('{diagnosis}', () => diagnosis)}</p>
      )}
      <p>{text}</p>
      <StartAgain asksForAdvice={asksForAdvice} onStartAgain={onStart}>
        {(begin) => (
          <Button color="green" onClick={begin}>
            {start}
          </Button>
        )}
      </StartAgain>
    </Card>
  )
}
