import { printWords } from '@second-wind/core/content/profile/export-words'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { scoreNames, type ScoreName, type SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { recoveryStats } from '@second-wind/core/recovery/stats'
import { longDate } from '../../ui/format/uk-time.ts'
import { chartHeight, chartRuns, chartWidth, type ChartPoint } from './chart-runs.ts'
import { captureAt } from '../../data/local/index.ts'

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
