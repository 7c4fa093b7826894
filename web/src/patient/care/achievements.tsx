import { modules } from '@second-wind/core/content/learning/modules'
import type { Patient } from '@second-wind/core/records/patient'
import type { ActivityHistory } from '@second-wind/core/recovery/motivation/activity-history'
import { careLevel } from '@second-wind/core/recovery/motivation/care-level'
import { pointsLedger } from '@second-wind/core/recovery/motivation/points'
import {
  type MissingEmergencyField,
  missingEmergencyFields,
} from '@second-wind/core/recovery/motivation/preparedness'
import { currentStreak } from '@second-wind/core/recovery/motivation/streak'
import { useLiveQuery } from 'dexie-react-hooks'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { captureAt, listActivities, listSymptoms } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { Card } from '../../ui/primitives/card.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { RecoveryMeaning } from '../../widgets/recovery-meaning.tsx'
import styles from './achievements.module.css'

const missingWords: Record<MissingEmergencyField, string> = {
  nation: 'where in the UK you live',
  inhaler: 'which reliever inhaler you have',
  phone: 'your phone number',
}

/** Figures from the data on this phone. */
export function Achievements({ profile }: { profile: Patient | undefined }) {
  const streak = useCareStreak()
  const missing = missingEmergencyFields(profile)
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Recovery Achievements</h3>
      <RecoveryMeaning />
      <Card className={styles.card}>
        <div className={styles.item}>
          <Icon name="star" />
          <div>
            <h4>Care Connection Streak</h4>
            {streak === 'unreadable' ? (
              <p>We cannot show your entries right now.</p>
            ) : (
              <p>{streak && `${streak.days} ${streak.days === 1 ? 'day' : 'days'}, Level ${streak.level}`}</p>
            )}
          </div>
        </div>
        <div className={styles.item}>
          <Icon name={missing.length === 0 ? 'tick' : 'clock'} />
          <div>
            <h4>Emergency Preparedness</h4>
            {missing.length === 0 ? (
              <p>Complete</p>
            ) : (
              <p>
                Not complete yet. <Link to={paths.profile}>Add to your profile</Link>:{' '}
                {new Intl.ListFormat('en-GB').format(missing.map((field) => missingWords[field]))}.
              </p>
            )}
          </div>
        </div>
      </Card>
    </section>
  )
}

type CareStreak = { days: number; level: number }

/** The streak that every screen shows, and the care level of the points. */
function useCareStreak(): CareStreak | 'unreadable' | undefined {
  const now = useNow()
  const history = useLiveQuery(() => readHistory().catch(() => 'unreadable' as const))
  if (history === undefined || history === 'unreadable') return history
  const { localDate: today } = captureAt(now)
  return {
    days: currentStreak(history, today).days,
    level: careLevel(pointsLedger(history, modules, today).total).level,
  }
}

async function readHistory(): Promise<ActivityHistory> {
  const [entries, activities] = await Promise.all([listSymptoms(), listActivities()])
  return { entries, activities }
}
