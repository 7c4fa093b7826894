import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { symptomChecks } from '@second-wind/core/findings/follow-up-reply'
import { scoreNames } from '@second-wind/core/records/symptom-entry'
import { type Achievement, achievements } from '@second-wind/core/recovery/achievements'
import type { RecoveryStats } from '@second-wind/core/recovery/stats'
import { useLiveQuery } from 'dexie-react-hooks'
import { useHasWarning } from '../../data/live/use-current-findings.ts'
import { listActivities, listTriage } from '../../data/local/index.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { Card } from '../../ui/primitives/card.tsx'
import { Figures } from '../../ui/primitives/figures.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { useStats } from './use-stats.ts'
import styles from './stats-tab.module.css'

/** Totals, averages and achievements of the last 30 days. No achievements while a warning sign counts (hazard C42). */
export function StatsTab() {
  const stats = useStats()
  const totals = useTotals(stats)
  const hasWarning = useHasWarning(useNow())
  if (!stats || !totals || hasWarning === undefined) return null
  return (
    <div className={styles.tab}>
      <Card>
        <h2>Last 30 days</h2>
        <Figures figures={totals} size="words" />
      </Card>
      <Card>
        <h2>Averages</h2>
        {stats.entryCount === 0 ? (
          <p>{profileWords.noFigures}</p>
        ) : (
          <Figures
            size="words"
            figures={scoreNames.map((name) => ({
              label: scoreLabels[name],
              value: scoreWords(stats.averages[name]),
            }))}
          />
        )}
      </Card>
      {!hasWarning && <Achievements stats={stats} />}
    </div>
  )
}

function Achievements({ stats }: { stats: RecoveryStats }) {
  return (
    <Card>
      <h2>Achievements</h2>
      <ul className={styles.achievements}>
        {achievements(stats).map((achievement) => (
          <li key={achievement.id} data-reached={achievement.isReached || undefined}>
            <Icon name={achievement.isReached ? 'tick' : 'star'} />
            <div>
              <h3>{achievement.title}</h3>
              <p>{achievement.isReached ? 'Reached' : 'Not yet'}</p>
              <p>{reasonWords(achievement)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const scoreWords = (average: number | null): string =>
  average === null ? profileWords.noFigures : `${average} out of 10`

/** "3 of 7 days", "9 days, 7 needed", "Average energy 6.4, 7 needed", "5 days tracked". */
function reasonWords({ isReached, reason: { have, need, unit } }: Achievement): string {
  if (have === null) return profileWords.noFigures
  if (unit === 'average energy') return `Average energy ${have}, ${need} needed`
  if (need === 1) return `${have} ${have === 1 ? 'day' : 'days'} tracked`
  return isReached ? `${have} ${unit}, ${need} needed` : `${have} of ${need} ${unit}`
}

type Total = { label: string; value: string }

/** The number of entries and days behind the figures. */
function useTotals(stats: RecoveryStats | undefined): Total[] | undefined {
  const counted = useLiveQuery(async () => {
    const [checks, activities] = await Promise.all([listTriage(), listActivities()])
    return { checks, done: activities.filter((activity) => activity.completed) }
  })
  if (!stats || !counted) return undefined
  const within = (rows: readonly { localDate: string }[]) =>
    rows.filter(({ localDate }) => localDate >= stats.firstDay && localDate <= stats.lastDay).length
  return [
    { label: 'Days tracked', value: String(stats.daysTracked) },
    { label: 'Symptom entries', value: String(stats.entryCount) },
    { label: 'Symptom checks', value: String(within(symptomChecks(counted.checks))) },
    { label: 'Activities done', value: String(within(counted.done)) },
  ]
}
