import type { ScoreName } from '@second-wind/core/records/symptom-entry'
import type { RecoverySummary } from '@second-wind/core/recovery/summary'
import type { ReactNode } from 'react'
import { Bar } from '../bar.tsx'
import styles from '../figures.module.css'

type Ready = Extract<RecoverySummary, { status: 'ready' }>
type Props = { summary: Ready; isLasting: boolean; hasWarning: boolean }

/**
 * Four large figures, without the word recovery for a condition that lasts. A figure without data is described in words, never
 * shown as a number. The mean breathing of all days is no answer beside a warning sign of these days.
 */
export function RecoveryFigures({ summary, isLasting, hasWarning }: Props) {
  const { progressPercent, coughReduction, breathingScore, energyLevel } = summary
  return (
    <div className={styles.figures}>
      <dl className={styles.grid}>
        <FigureTile label={isLasting ? 'Overall' : 'Recovery'} value={progressPercent} unit="%">
          {progressPercent !== null && <Bar percent={progressPercent} />}
        </FigureTile>
        <FigureTile
          label={isWorse(coughReduction) ? 'Cough increase' : 'Cough reduction'}
          value={coughReduction === null ? null : Math.abs(coughReduction)}
          unit="%"
          note={coughReduction === 0 ? 'the same as when you started' : 'since you started'}
        />
        <FigureTile
          label="Breathing score"
          value={hasWarning ? null : breathingScore}
          unknown={hasWarning ? 'Not shown while you have a warning sign' : undefined}
          unit=" / 10"
          note="average, higher is better"
        />
        <FigureTile label="Energy" value={energyLevel} unit=" / 10" note="latest check-in" />
      </dl>
      <details className={styles.details}>
        <summary>How {isLasting ? 'this' : 'recovery'} is worked out</summary>
        <p>{recoveryReason(summary)}</p>
      </details>
    </div>
  )
}

const isWorse = (coughReduction: number | null) => coughReduction !== null && coughReduction < 0

type TileProps = {
  label: string
  value: number | null
  /** In place of a value that is null. */
  unknown?: string | undefined
  unit?: string
  note?: string
  children?: ReactNode
}

function FigureTile({ label, value, unknown = 'Not known yet', unit = '', note, children }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>
        {value === null ? (
          <span className={styles.unknown}>{unknown}</span>
        ) : (
          <>
            <strong className={styles.value}>{value}</strong>
            {unit}
            {note && <span className={styles.note}>{note}</span>}
            {children}
          </>
        )}
      </dd>
    </div>
  )
}

const partNames: Record<ScoreName, string> = {
  coughSeverity: 'cough reduction',
  breathlessness: 'breathing',
  energy: 'energy',
  mood: 'mood',
}

/** What the percentage is the mean of, or which data is missing. */
function recoveryReason({ parts, missing }: Pick<Ready, 'parts' | 'missing'>): string {
  if (missing.length > 0) {
    const named = missing.map((name) => partNames[name]).join(' and ')
    return `It needs your scores for ${named}. Set them at your next check-in.`
  }
  const { coughSeverity, breathlessness, energy, mood } = parts
  return `It is the average of four figures out of 100: cough reduction ${coughSeverity}, breathing ${breathlessness}, energy ${energy} and mood ${mood}. It is not medical advice.`
}
