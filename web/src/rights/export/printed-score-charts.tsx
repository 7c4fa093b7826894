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
              runs={chartRuns(name, entries, stats.firstDay, stats.lastDay)}
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

type ChartProps = { runs: ChartPoint[][]; name: ScoreName; average: number | null }

function PrintedScoreChart({ runs, name, average }: ChartProps) {
  return (
    <>
      <text x="0" y="18" fontSize="12" fontWeight="600">
        {scoreLabels[name]}
      </text>
      <text x="0" y="34" fontSize="11">
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
        <g fill="none" stroke="#003087" strokeWidth="1.5">
          {runs.map((run) => (
            <polyline key={run[0]?.x} points={run.map(({ x, y }) => `${x},${y}`).join(' ')} />
          ))}
        </g>
        {runs.flat().map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.5" fill="#003087" />
        ))}
      </g>
    </>
  )
}

export const chartWidth = 560
export const chartHeight = 44

type ChartPoint = { x: number; y: number }

/** The points of one score, day by day: the mean of a day with several. A day without an answer ends a run. */
export function chartRuns(
  name: ScoreName,
  entries: readonly SymptomEntry[],
  firstDay: string,
  lastDay: string,
): ChartPoint[][] {
  const lastAt = daysBetween(firstDay, lastDay)
  const runs: ChartPoint[][] = [[]]
  for (let day = 0; day <= lastAt; day += 1) {
    const scores = entriesWithScore(name, entries)
      .filter((entry) => daysBetween(firstDay, entry.localDate) === day)
      .map((entry) => entry[name])
    if (scores.length === 0) runs.push([])
    else runs.at(-1)?.push({ x: round((day / lastAt) * chartWidth), y: yOf(sum(scores) / scores.length) })
  }
  return runs.filter((run) => run.length > 0)
}

/** 10 at the top. */
const yOf = (score: number): number => round(((maxScore - score) / (maxScore - minScore)) * chartHeight)

const round = (length: number): number => Math.round(length * 10) / 10
