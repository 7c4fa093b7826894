import { Button } from '@mantine/core'
import { trackIntros } from '@second-wind/core/content/triage/start-screen'
import type { Track } from '@second-wind/core/triage/options'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from './track-panel.module.css'

type Props = { track: Track; diagnosis: string | undefined; onStart: () => void }

export function TrackPanel({ track, diagnosis, onStart }: Props) {
  const { title, text, start, yourCondition } = trackIntros[track]
  return (
    <Card className={styles.panel}>
      <h2>{title}</h2>
      {yourCondition !== undefined && diagnosis !== undefined && (
        <p className={styles.condition}>{yourCondition.replace('{diagnosis}', () => diagnosis)}</p>
      )}
      <p>{text}</p>
      <Button color="green" onClick={onStart}>
        {start}
      </Button>
    </Card>
  )
}
