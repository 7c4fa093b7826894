import {
  airComparison,
  minDaysPerSide,
  type AirDay,
} from '@second-wind/core/recovery/analytics/air-comparison'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { Card } from '../../../ui/primitives/card.tsx'
import { AirDayTable } from './air-day-table.tsx'
import { AirAverages } from './air-averages.tsx'
import { formatCount } from '../format-count.ts'
import tab from '../tab.module.css'

type Props = { entries: readonly SymptomEntry[]; airDays: readonly AirDay[] }

/** Symptoms beside the air, on days that have both. */
export function AirComparisonSection({ entries, airDays }: Props) {
  const { pairs, sampleDays, sides } = airComparison(entries, airDays)
  const isEnough = sides.coughSeverity.isEnough || sides.breathlessness.isEnough
  return (
    <section className={tab.section}>
      <h2>Symptoms and air quality</h2>
      <Card className={tab.stack}>
        {isEnough ? (
          <AirAverages sides={sides} />
        ) : (
          <>
            <h3>Not enough days yet</h3>
            <p>
              A day counts when you checked in and this phone saw the air where you live. It takes{' '}
              {minDaysPerSide} days with low pollution and {minDaysPerSide} with more.
            </p>
            <p>
              {formatCount(pairs.length, 'day')} of this range {pairs.length === 1 ? 'has' : 'have'} both so
              far.
            </p>
          </>
        )}
        {sampleDays > 0 && (
          <p className={tab.quiet}>
            Left out: {formatCount(sampleDays, 'day')} with a demo reading, which is not real air.
          </p>
        )}
        {pairs.length > 0 && <AirDayTable pairs={pairs} />}
        <p className={tab.quiet}>This does not show what caused what. Many things change from day to day.</p>
      </Card>
    </section>
  )
}
