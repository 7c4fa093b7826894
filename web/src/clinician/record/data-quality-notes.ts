import { unknownWords } from './data-quality-words.ts'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { epochMs } from '@second-wind/core/platform/moment'
import { clockWarning, unsentWords } from '../format-phone-report.ts'
import { isSilent } from '../older-than-two-days.ts'
import { ageWords, dayAndTime, dayCount } from '../../ui/format/format-time.ts'

/** How far the record can be trusted: what the phone last told, and what nobody told. */
export function whatIsUnknown(patient: DashboardPatient, now: number): string[] {
  return [
    ...phone(patient, now),
    ...checkIns(patient, now),
    ...(patient.lastTriageResult ? [] : [unknownWords.noCheck]),
    ...(patient.risk.isKnown ? [] : [unknownWords.onlyProfile]),
  ]
}

function phone({ phoneReport }: DashboardPatient, now: number): string[] {
  if (!phoneReport) return [unknownWords.neverHeard]
  const heardAt = epochMs(phoneReport.lastHeardAt)
  const heard = isSilent(heardAt, now) ? unknownWords.silent : unknownWords.lastHeard
  const unsent = unsentWords(phoneReport, now)
  const clock = clockWarning(phoneReport)
  return [
    heard(ageWords(heardAt, now), dayAndTime(heardAt, now)),
    ...(unsent === undefined ? [] : [unknownWords.unsent(unsent)]),
    ...(clock === undefined ? [] : [`${clock}.`]),
  ]
}

function checkIns({ lastSymptomEntry: entry }: DashboardPatient, now: number): string[] {
  if (!entry) return [unknownWords.noCheckIn]
  const loggedAt = epochMs(entry.date)
  const notSet = (entry.untouchedScores ?? []).map((name) => scoreLabels[name].toLowerCase())
  return [
    ...(isSilent(loggedAt, now) ? [unknownWords.oldCheckIn(dayCount(now - loggedAt))] : []),
    ...(notSet.length === 0 ? [] : [unknownWords.notSet(notSet.join(', '))]),
  ]
}
