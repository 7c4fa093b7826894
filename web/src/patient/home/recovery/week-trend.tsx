import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import {
  maxScore,
  minScore,
  scoreNames,
  type ScoreName,
  type SymptomEntry,
} from '@second-wind/core/records/symptom-entry'
import { entriesWithScore } from '@second-wind/core/recovery/answered-scores'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { chartPoints, entriesWithin } from '../../../ui/charts/chart-period.ts'
import { dotPath, linePath, placePoints } from '../../../ui/charts/plot.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from './week-trend.module.css'

type Props = { entries: readonly SymptomEntry[]; today: string }

const days = 7

/**
 * The four scores of the last 7 days in one card. It makes no claim about a trend: the lines and figures are as logged.
 */
export function WeekTrend({ entries, today }: Props) {
  const ofWeek = entriesWithin(entries, today, days)
  if (ofWeek.length < 2) return null
  return (
    <Card className={styles.card}>
      <div className={styles.heading}>
        <h3>Last {days} days</h3>
        <Link to={paths.analytics} className={styles.all}>
          See all trends
        </Link>
      </div>
      <ul>
        {scoreNames.map((name) => (
          <li key={name} className={styles.row}>
            <ScoreOfWeek name={name} entries={entriesWithScore(name, ofWeek)} today={today} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ScoreOfWeek({ name, entries, today }: Props & { name: ScoreName }) {
  const latest = entries.at(-1)
  const dots = placePoints(
    chartPoints(entries, today, days, (entry) => entry[name]),
    plot,
  )
  return (
    <>
      <span>{scoreLabels[name]}</span>
      <svg viewBox={`0 0 ${plot.width} ${plot.height}`} preserveAspectRatio="none" aria-hidden>
        <path d={linePath(dots)} className={styles.line} />
        {dots.map((dot, n) => (
          <path key={entries[n]?.id} d={dotPath(dot)} className={styles.dot} />
        ))}
      </svg>
      <span className={styles.latest}>
        {latest ? (
          <>
            <strong>{latest[name]}</strong> {severityWord(name, latest[name])}
          </>
        ) : (
          'Not set'
        )}
      </span>
    </>
  )
}

const plot = { width: 100, height: 20, low: minScore, high: maxScore }
