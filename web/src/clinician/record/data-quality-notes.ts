import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatAge, formatDayAndTime, formatDayCount } from '../../ui/format/format-time.ts'
import { unansweredOf } from '../entry-answers.ts'
import { countedTime } from '../entry-times.ts'
import { formatClockWarning, formatUnsent } from '../format-device-report.ts'
import { identityGaps } from '../identity/format-identity.ts'

/** Under "What we do not know" in a patient's record: silence must never look like health (C13, C39). */
const words = {
  neverHeard: "This patient's phone has never connected.",
  lastHeard: (when: string) => `Phone last connected ${when}.`,
  silent: (when: string) =>
    `Phone last connected ${when}. We do not know how the patient has been since then.`,
  unsent: (count: string) => `${count}. They are not in this record yet.`,
  noCheckIn: 'No check-in yet.',
  oldCheckIn: (days: string) => `No check-in for ${days}.`,
  noCheck: 'No symptom check yet.',
  notSet: (scores: string) => `Not answered in the latest check-in: ${scores}.`,
  onlyProfile: 'The risk level is based on the profile only. There is no check-in or symptom check.',
} as const

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
    ...(patient.lastTriageResult ? [] : [words.noCheck]),
    ...identityGaps(patient),
    ...(patient.risk.isKnown || patient.lastSymptomEntry ? [] : [words.onlyProfile]),
  ]
}

function phoneNotes({ phoneReport }: DashboardPatient, now: number, moment: Moment): string[] {
  if (!phoneReport) return [words.neverHeard]
  const lastContactAt = epochMs(phoneReport.lastHeardAt)
  const contactLine = isTooOldForToday(lastContactAt, now) ? words.silent : words.lastHeard
  const unsent = formatUnsent(phoneReport, moment)
  const clock = formatClockWarning(phoneReport)
  return [
    contactLine(moment(lastContactAt)),
    ...(unsent === undefined ? [] : [words.unsent(unsent)]),
    ...(clock === undefined ? [] : [`${clock}.`]),
  ]
}

function checkInNotes({ lastSymptomEntry: entry }: DashboardPatient, now: number): string[] {
  if (!entry) return [words.noCheckIn]
  const loggedAt = epochMs(countedTime(entry))
  const notSet = [
    ...(entry.untouchedScores ?? []).map((name) => scoreLabels[name].toLowerCase()),
    ...unansweredOf(entry),
  ]
  return [
    ...(isTooOldForToday(loggedAt, now) ? [words.oldCheckIn(formatDayCount(now - loggedAt))] : []),
    ...(notSet.length === 0 ? [] : [words.notSet(notSet.join(', '))]),
  ]
}
