import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { scoreNames, type ScoreName } from '@second-wind/core/records/symptom-entry'
import type { ScoreTrend, Trends } from '@second-wind/core/recovery/trend'
import { Card } from '../primitives/card.tsx'
import { Icon, type IconName } from '../primitives/icon.tsx'
import styles from './trend-grid.module.css'

type Props = {
  title: string
  trends: Trends
  /** Why only the average is shown in place of "Improving" and "Stable": "down from 5" would say the same. */
  noReassurance?: string | undefined
  /** The scores that this is about; all of them if undefined. */
  plain?: readonly ScoreName[] | undefined
}

/** The trend of each score: the newest answers compared with the ones before. */
export function TrendGrid({ title, trends, noReassurance, plain = scoreNames }: Props) {
  return (
    <section className={styles.trends}>
      <h2>{title}</h2>
      {noReassurance !== undefined && <p>{noReassurance}</p>}
      <ul className={styles.grid}>
        {scoreNames.map((name) => (
          <li key={name}>
            <TrendTile
              name={name}
              trend={trends[name]}
              isPlain={noReassurance !== undefined && plain.includes(name)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type TileProps = { name: ScoreName; trend: ScoreTrend; isPlain: boolean }

function TrendTile({ name, trend, isPlain }: TileProps) {
  return (
    <Card className={styles.tile}>
      <h3 className={styles.name}>{scoreLabels[name]}</h3>
      {trend.trend === 'unknown' ? (
        <p className={styles.means}>Not enough check-ins yet</p>
      ) : (
        <>
          {(trend.trend === 'worsening' || !isPlain) && (
            <p className={styles.trend} data-trend={trend.trend}>
              <Icon name={direction(trend)} />
              {labels[trend.trend]}
            </p>
          )}
          <p className={styles.means}>
            {isPlain && trend.trend !== 'worsening'
              ? `Average ${oneDecimal(trend.newestMean)}`
              : averageWords(trend)}
          </p>
        </>
      )}
    </Card>
  )
}

/** "Average 3.3, down from 5". Compared as rounded, so that no one reads "4, down from 4". */
function averageWords({ newestMean, olderMean }: { newestMean: number; olderMean: number }): string {
  const [newest, older] = [oneDecimal(newestMean), oneDecimal(olderMean)]
  if (newest === older) return `Average ${newest}, the same as before`
  return `Average ${newest}, ${newestMean < olderMean ? 'down' : 'up'} from ${older}`
}

type KnownTrend = Exclude<ScoreTrend['trend'], 'unknown'>
const labels: Record<KnownTrend, string> = {
  improving: 'Improving',
  worsening: 'Worsening',
  stable: 'Stable',
}

/** The icon shows the direction of the score; the word shows whether that is good. */
function direction({ newestMean, olderMean }: { newestMean: number; olderMean: number }): IconName {
  if (newestMean === olderMean) return 'equal'
  return newestMean > olderMean ? 'upward' : 'downward'
}

const oneDecimal = (mean: number): string => String(Math.round(mean * 10) / 10)
