import { findingTime } from '@second-wind/core/care/alerts/group-findings'
import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import { epochMs } from '@second-wind/core/platform/moment'
import { captureAt } from '../../../data/local/index.ts'
import type { ChartEvent } from '../../../ui/charts/chart-period.ts'
import { countedTime } from '../../entry-times.ts'

/**
 * When the patient logged what raised an alert, and when symptom checks were done. An alert is not marked where it
 * arrived: that can be days after the scores that raised it. Nor is one whose findings the patient has all taken back.
 */
export function chartMoments({ alerts, triage }: Pick<PatientRecord, 'alerts' | 'triage'>): ChartEvent[] {
  return [
    ...alerts.flatMap(({ id, createdAt, findings }) => {
      const current = findings.filter(({ withdrawnAt }) => withdrawnAt === null)
      const times = findings.length === 0 ? [createdAt] : current.map((finding) => findingTime(finding))
      const [first] = times.toSorted((a, b) => epochMs(a) - epochMs(b))
      if (first === undefined) return []
      return [{ id, date: first, tzOffsetMin: captureAt(epochMs(first)).tzOffsetMin, kind: 'alert' as const }]
    }),
    ...triage.map((check) => ({
      id: check.id,
      date: countedTime({ date: check.createdAt, ...check }),
      tzOffsetMin: check.tzOffsetMin,
      kind: 'check' as const,
    })),
  ]
}
