import { Button } from '@mantine/core'
import type { ActivityReport } from '@second-wind/core/records/activity'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { EndedSession } from './use-breathing-session.ts'
import styles from './exercises.module.css'

/** The result of the exercise in words. */
export function ExerciseOutcome({ ended }: { ended: EndedSession }) {
  switch (ended.outcome) {
    case 'too-short':
      return <p>Stopped. Less than 1 minute is not recorded.</p>
    case 'saved':
      return (
        <div className={styles.saved}>
          <Icon name="tick" />
          <div>
            <p>
              <strong>Done: {amountWords(ended.report)}.</strong> Saved on this phone as breathing practice.
            </p>
            <Link to={paths.selfCareProgress}>See your progress</Link>
          </div>
        </div>
      )
    case 'not-saved':
      return (
        <>
          <NotSavedNotice reason={ended.reason} what="the exercise" again="try again" />
          <Button onClick={ended.retry}>Try again</Button>
        </>
      )
  }
}

/** "15 breaths, 2 minutes"; at their own pace the person may have counted no breaths. */
function amountWords({ progress, durationMin = 0 }: ActivityReport): string {
  const minutes = `${durationMin} ${durationMin === 1 ? 'minute' : 'minutes'}`
  return progress === undefined ? minutes : `${progress} ${progress === 1 ? 'breath' : 'breaths'}, ${minutes}`
}
