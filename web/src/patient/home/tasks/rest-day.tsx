import { restDayWords } from '@second-wind/core/content/motivation/rest-day-words'
import type { Activity, ActivityReport } from '@second-wind/core/records/activity'
import { newestFirst } from '@second-wind/core/recovery/newest-first'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from '../cards.module.css'

type Props = { ofToday: readonly Activity[]; onRecord: (report: ActivityReport) => Promise<void> }

/** The newest word of the day counts. */
export function RestDay({ ofToday, onRecord }: Props) {
  const { id: type, title, description, rest, undo, resting } = restDayWords
  const [newest] = ofToday.filter((done) => done.type === type).toSorted(newestFirst)
  const isResting = newest?.completed ?? false
  return (
    <Card className={styles.stack}>
      <h3>{title}</h3>
      <p role="status">{isResting ? resting : description}</p>
      <Button look="plain" onClick={() => void onRecord({ type, title, completed: !isResting })}>
        {isResting ? undo : rest}
      </Button>
    </Card>
  )
}
