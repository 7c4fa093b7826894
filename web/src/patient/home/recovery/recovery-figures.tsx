import type { RecoverySummary } from '@second-wind/core/recovery/summary'
import { Bar } from '../bar.tsx'
import { FigureTile } from './figure-tile.tsx'
import styles from '../figures.module.css'
import { recoveryReason } from './recovery-reason.ts'

type Ready = Extract<RecoverySummary, { status: 'ready' }>

/** Four figures, large. What nobody logged is said, never shown as a number. */
export function RecoveryFigures({ summary }: { summary: Ready }) {
  const { progressPercent, coughReduction, breathingScore, energyLevel } = summary
  return (
    <div className={styles.figures}>
      <dl className={styles.grid}>
        <FigureTile label="Recovery" value={progressPercent} unit="%">
          {progressPercent !== null && <Bar percent={progressPercent} />}
        </FigureTile>
        <FigureTile
          label={isWorse(coughReduction) ? 'Cough increase' : 'Cough reduction'}
          value={coughReduction === null ? null : Math.abs(coughReduction)}
          unit="%"
          note={coughReduction === 0 ? 'the same as on your first day' : 'since your first day'}
        />
        <FigureTile label="Breathing score" value={breathingScore} unit=" / 10" note="higher is easier" />
        <FigureTile label="Energy" value={energyLevel} unit=" / 10" note="latest check-in" />
      </dl>
      <details className={styles.details}>
        <summary>How recovery is worked out</summary>
        <p>{recoveryReason(summary)}</p>
      </details>
    </div>
  )
}

const isWorse = (coughReduction: number | null) => coughReduction !== null && coughReduction < 0
