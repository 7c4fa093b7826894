import type { ActivityReport } from '@second-wind/core/records/activity'
import type { Profile } from '@second-wind/core/records/patient'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { Track } from '@second-wind/core/triage/options'
import type { TriageAnswers } from '@second-wind/core/triage/triage-rule'

/** A time told from today: so many days ago, at this time of day. */
export type SampleTime = { daysAgo: number; at: string }

/** An invented patient with their history. Nobody here exists. */
export type SamplePerson = {
  id: number
  profile: Profile
  joinedDaysAgo: number
  symptoms: (SampleTime & { report: SymptomReport })[]
  checks: (SampleTime & SampleCheck)[]
  activities?: (SampleTime & { report: ActivityReport })[]
  /** What a clinician has done with the alerts that this history raised. */
  handledAlerts?: HandledAlert[]
  /** When a clinician opened the record. */
  looks?: SampleTime[]
  /** Priority alerts that a clinician sent; without `seen` no phone has fetched them. */
  messages?: SampleMessage[]
  /** What their phone last said; null when none was ever connected. */
  phone: SamplePhone | null
}

/** What was answered; every other question got its first and calmest option. */
export type SampleCheck = { track: Track; answers: TriageAnswers }

/** Read at that time, and resolved if there is a reason. */
export type HandledAlert = SampleTime & { alertType: string; resolvedBecause?: string }

export type SampleMessage = SampleTime & { seen?: SampleTime }

export type SamplePhone = {
  lastHeard: SampleTime
  pendingCount: number
  oldestPending?: SampleTime
  clockSkewMin: number
}

export const phoneWithNothingPending = (lastHeard: SampleTime): SamplePhone => ({
  lastHeard,
  pendingCount: 0,
  clockSkewMin: 0,
})

/** Cough, breathlessness, energy, mood. */
export type Scores = readonly [cough: number, breathlessness: number, energy: number, mood: number]

export function report(scores: Scores, rest: Partial<SymptomReport> = {}): SymptomReport {
  const [coughSeverity, breathlessness, energy, mood] = scores
  return {
    coughSeverity,
    breathlessness,
    energy,
    mood,
    temperature: 'normal',
    sputumColor: 'clear',
    sputumConsistency: 'thin',
    ...rest,
  }
}

/** One entry a day; the scores repeat from the first day on. */
export function dailyReports(
  { from, to, at }: { from: number; to: number; at: string },
  scores: readonly Scores[],
  rest: Partial<SymptomReport> = {},
): SamplePerson['symptoms'] {
  return Array.from({ length: from - to + 1 }, (_, day) => {
    const ofDay = scores[day % scores.length]
    return ofDay ? [{ daysAgo: from - day, at, report: report(ofDay, rest) }] : []
  }).flat()
}
