import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import { epochMs } from '@second-wind/core/platform/moment'
import { captureAt } from '../../data/local/index.ts'
import type { ChartEvent } from '../../ui/charts/chart-period.ts'
import { entryTime } from '../entry-times.ts'

/** When alerts were raised and symptom checks were done. The server raises alerts: they have no clock of a phone. */
export function chartMoments({ alerts, triage }: Pick<PatientRecord, 'alerts' | 'triage'>): ChartEvent[] {
  return [
    ...alerts.map(({ id, createdAt }) => ({
      id,
      date: createdAt,
      tzOffsetMin: captureAt(epochMs(createdAt)).tzOffsetMin,
      kind: 'alert' as const,
    })),
    ...triage.map((check) => ({
      id: check.id,
      date: entryTime({ date: check.createdAt, ...check }),
      tzOffsetMin: check.tzOffsetMin,
      kind: 'check' as const,
    })),
  ]
}
