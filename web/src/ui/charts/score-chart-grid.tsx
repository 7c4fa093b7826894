import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import {
  maxScore,
  minScore,
  scoreNames,
  type ScoreName,
  type SymptomEntry,
} from '@second-wind/core/records/symptom-entry'
import { entriesWithScore } from '@second-wind/core/recovery/answered-scores'
import { betterDirection, severityWord } from '@second-wind/core/recovery/severity-words'
import { ChartCard } from './chart-card.tsx'
import type { ChartEvent, Period } from './chart-period.ts'
import styles from './score-chart-grid.module.css'

type Props = {
  /** Oldest first. */
  entries: readonly SymptomEntry[]
  today: string
  days: Period
  hasPeakFlow: boolean
  /** Heading level of each chart. */
  heading: 'h3' | 'h4'
  marks?: readonly ChartEvent[]
}

const directions = { lower: 'Lower is better', higher: 'Higher is better' }

/** One small chart for each score, all on the same scale. A score that was not set is not drawn (hazard C15). */
export function ScoreChartGrid({ entries, hasPeakFlow, ...shared }: Props) {
  return (
    <ul className={styles.multiples}>
      {scoreNames.map((name) => (
        <li key={name}>
          <ScoreChart name={name} entries={entries} {...shared} />
        </li>
      ))}
      {hasPeakFlow && (
        <li>
          <PeakFlowChart entries={entries} {...shared} />
        </li>
      )}
    </ul>
  )
}

const end = (name: ScoreName, score: number) => ({ value: score, word: severityWord(name, score) })

type ScoreChartProps = Omit<Props, 'hasPeakFlow'> & {
  name: ScoreName
  /** The score of the person's usual day, drawn as a band of one point on either side. */
  usual?: number | undefined
}

export function ScoreChart({ name, entries, ...shared }: ScoreChartProps) {
  return (
    <ChartCard
      name={scoreLabels[name]}
      entries={entriesWithScore(name, entries)}
      valueOf={(entry) => entry[name]}
      wordOf={(score) => severityWord(name, score)}
      direction={directions[betterDirection[name]]}
      low={end(name, minScore)}
      high={end(name, maxScore)}
      {...shared}
    />
  )
}

export function PeakFlowChart({ entries, ...shared }: Omit<Props, 'hasPeakFlow'>) {
  const blows = entries.filter(({ peakFlowLpm }) => peakFlowLpm !== undefined)
  return (
    <ChartCard
      name="Peak flow"
      entries={blows}
      valueOf={peakFlowOf}
      wordOf={() => 'litres a minute'}
      direction={directions.higher}
      low={{ value: 0, word: '' }}
      high={{ value: nextHundred(Math.max(...blows.map(peakFlowOf), 1)), word: '' }}
      {...shared}
    />
  )
}

const peakFlowOf = ({ peakFlowLpm = 0 }: SymptomEntry) => peakFlowLpm
const nextHundred = (lpm: number): number => Math.ceil(lpm / 100) * 100
