import { findingTime, withoutDay } from '@second-wind/core/care/alerts/group-findings'
import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import { epochMs } from '@second-wind/core/platform/moment'
import { describeWithdrawal } from '../alerts/alert-words.ts'
import { dayAndTime } from '../entry-times.ts'
import { explainCurrent } from '../risk/explain-current.ts'
import { recordWords } from './record-words.ts'

/**
 * What of the last 48 hours counts or was taken back, where no alert is open: what each is and where to read it. A correction
 * can be wrong, so that it is named although a clinician has resolved its alert (HZ-02).
 */
export function stillCurrent(
  { summary, alerts }: Pick<PatientRecord, 'summary' | 'alerts'>,
  now: number,
): string[] {
  const current = explainCurrent(summary, now)
  const [corrected] = alerts
    .flatMap(({ findings }) => findings)
    .filter(
      (finding) => finding.withdrawnAt !== null && !isTooOldForToday(epochMs(findingTime(finding)), now),
    )
    .toSorted((a, b) => (a.gravity ?? 0) - (b.gravity ?? 0))
  return [
    ...(current === undefined ? [] : [recordWords.stillCurrent(current)]),
    ...(corrected && corrected.withdrawnAt !== null
      ? [
          recordWords.takenBack(
            withoutDay(corrected.message).replace(/\.$/, ''),
            lowerFirst(
              describeWithdrawal({ ...corrected, withdrawnAt: corrected.withdrawnAt }, (at) =>
                dayAndTime(at, now),
              ),
            ),
          ),
        ]
      : []),
  ]
}
