import { printWords } from '@second-wind/core/content/profile/export-words'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { daysBetween } from '@second-wind/core/platform/moment'
import {
  maxScore,
  minScore,
  type ScoreName,
  scoreNames,
  type SymptomEntry,
} from '@second-wind/core/records/symptom-entry'
import { entriesWithScore } from '@second-wind/core/recovery/answered-scores'
import { sum } from '@second-wind/core/recovery/rounding'
import { recoveryStats } from '@second-wind/core/recovery/stats'
import { captureAt } from '../../data/local/index.ts'
import { dotPath, linePath, type PlacedPoint, placePoints, type PlotPoint } from '../../ui/charts/plot.ts'
import { longDate } from '../../ui/format/uk-time.ts'

type Props = { entries: readonly SymptomEntry[]; now: number }

/** The four scores over the 30 days that the averages cover, one line each; a missed day is a gap. */
export function PrintedScoreCharts({ entries, now }: Props) {
  const stats = recoveryStats(entries, captureAt(now).localDate)
  const rowHeight = chartHeight + 14
  const averages = scoreNames.map((name) => `${scoreLabels[name]}: ${averageWords(stats.averages[name])}`)
  return (
    <>
      <h2>
        {dayWords(stats.firstDay)} to {dayWords(stats.lastDay)}
      </h2>
      <p>{printWords.scale}</p>
      <svg
        viewBox={`0 0 ${chartWidth + 150} ${rowHeight * scoreNames.length}`}
        role="img"
        aria-label={`The four scores over 30 days. ${averages.join('. ')}.`}
      >
        {scoreNames.map((name, row) => (
          <g key={name} transform={`translate(0 ${row * rowHeight + 7})`}>
            <PrintedScoreChart
              points={dailyScores(name, entries, stats.firstDay, stats.lastDay)}
              name={name}
              average={stats.averages[name]}
            />
          </g>
        ))}
      </svg>
    </>
  )
}

const dayWords = (day: string): string => longDate(Date.parse(`${day}T12:00:00Z`), 0)

const averageWords = (average: number | null): string =>
  average === null ? 'no figures' : `average ${average}`

type ChartProps = { points: PlacedPoint[]; name: ScoreName; average: number | null }

function PrintedScoreChart({ points, name, average }: ChartProps) {
  return (
    <>
      <text x="0" y="11" fontSize="12" fontWeight="600">
        {scoreLabels[name]}
      </text>
      <text x="0" y="26" fontSize="11">
        {averageWords(average)}
      </text>
      <g transform="translate(130 0)">
        <path d={`M0 0H${chartWidth}M0 ${chartHeight}H${chartWidth}`} stroke="#aeb7bd" />
        <text x="-4" y="5" fontSize="9" textAnchor="end">
          10
        </text>
        <text x="-4" y={chartHeight + 3} fontSize="9" textAnchor="end">
          1
        </text>
        <g fill="none" stroke="#003087">
          <path d={linePath(points)} strokeWidth="1.5" />
          <path d={points.map(dotPath).join('')} strokeWidth="5" strokeLinecap="round" />
        </g>
      </g>
    </>
  )
}

export const chartWidth = 560
export const chartHeight = 30

/** The points of one score, one for each day: the mean of a day with several entries. A day without a score is a gap. */
export function dailyScores(
  name: ScoreName,
  entries: readonly SymptomEntry[],
  firstDay: string,
  lastDay: string,
): PlacedPoint[] {
  const scored = entriesWithScore(name, entries)
  const lastAt = daysBetween(firstDay, lastDay)
  const points: PlotPoint[] = []
  let isAfterGap = true
  for (let day = 0; day <= lastAt; day += 1) {
    const scores = scored
      .filter((entry) => daysBetween(firstDay, entry.localDate) === day)
      .map((entry) => entry[name])
    if (scores.length > 0) points.push({ at: day / lastAt, value: sum(scores) / scores.length, isAfterGap })
    isAfterGap = scores.length === 0
  }
  return placePoints(points, { width: chartWidth, height: chartHeight, low: minScore, high: maxScore })
}
