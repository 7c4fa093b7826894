import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { exportWords } from '@second-wind/core/content/profile/export-words'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatAge, formatDayAndTime, formatDayCount } from '../../ui/format/format-time.ts'
import { formatClockWarning, formatUnsent } from '../format-device-report.ts'
import { identityGaps } from '../identity/format-identity.ts'
import { dataQualityWords } from './data-quality-words.ts'

type Moment = (at: number) => string

/**
 * Warnings about stale or missing data.
 *
 * @param moment how a time is written
 */
export function dataQualityNotes(
  patient: DashboardPatient,
  now: number,
  moment: Moment = (at) => `${formatAge(at, now)} (${formatDayAndTime(at, now)})`,
): string[] {
  return [
    ...phoneNotes(patient, now, moment),
    ...checkInNotes(patient, now),
    ...(patient.lastTriageResult ? [] : [dataQualityWords.noCheck]),
    ...identityGaps(patient),
    ...(patient.risk.isKnown || patient.lastSymptomEntry ? [] : [dataQualityWords.onlyProfile]),
  ]
}

function phoneNotes({ phoneReport }: DashboardPatient, now: number, moment: Moment): string[] {
  if (!phoneReport) return [dataQualityWords.neverHeard]
  const heardAt = epochMs(phoneReport.lastHeardAt)
  const heard = isTooOldForToday(heardAt, now) ? dataQualityWords.silent : dataQualityWords.lastHeard
  const unsent = formatUnsent(phoneReport, moment)
  const clock = formatClockWarning(phoneReport)
  return [
    heard(moment(heardAt)),
    ...(unsent === undefined ? [] : [dataQualityWords.unsent(unsent)]),
    ...(clock === undefined ? [] : [`${clock}.`]),
  ]
}

function checkInNotes({ lastSymptomEntry: entry }: DashboardPatient, now: number): string[] {
  if (!entry) return [dataQualityWords.noCheckIn]
  const loggedAt = epochMs(entry.date)
  const notSet = [
    ...(entry.untouchedScores ?? []).map((name) => scoreLabels[name].toLowerCase()),
    ...(entry.untouchedFields ?? []).map((name) => exportWords.fields[name].toLowerCase()),
  ]
  return [
    ...(isTooOldForToday(loggedAt, now) ? [dataQualityWords.oldCheckIn(formatDayCount(now - loggedAt))] : []),
    ...(notSet.length === 0 ? [] : [dataQualityWords.notSet(notSet.join(', '))]),
  ]
}
