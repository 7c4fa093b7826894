import type { MessageAnswer } from '@second-wind/core/care/message'
import type { ActivityReport } from '@second-wind/core/records/activity'
import type { Identity } from '@second-wind/core/records/identity'
import type { Profile } from '@second-wind/core/records/patient'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import type { Track } from '@second-wind/core/triage/options'
import type { TriageAnswers } from '@second-wind/core/triage/triage-rule'

/** A time relative to today. */
export type SampleTime = { daysAgo: number; at: string }

/** An invented patient with their history. */
export type SamplePerson = {
  id: number
  profile: Omit<Profile, 'usualDay'>
  /** As the clinic has checked it. The NHS number is from the range kept for tests, 999 000 0000 to 999 999 9999. */
  identity?: Identity
  usualDay?: Omit<UsualDay, 'setOn'> & { daysAgo: number }
  joinedDaysAgo: number
  symptoms: (SampleTime & { report: SymptomReport })[]
  checks: (SampleTime & SampleCheck)[]
  activities?: (SampleTime & { report: ActivityReport })[]
  /** Alerts of this history that a clinician handled. */
  handledAlerts?: HandledAlert[]
  /** When a clinician opened the record. */
  looks?: SampleTime[]
  /** Priority alerts that a clinician sent; without `seen` no phone has received them. */
  messages?: SampleMessage[]
  /** The phone's last report; null when none was ever connected. */
  phone: SamplePhone | null
}

/** The answers given; every other question got its first and mildest option. */
export type SampleCheck = { track: Track; answers: TriageAnswers }

/** Read at that time, and resolved if there is a reason. */
export type HandledAlert = SampleTime & { alertType: string; resolvedBecause?: string }

/** Without `text`, a priority alert. An answer counts as given when the message was opened. */
export type SampleMessage = SampleTime & { text?: string; seen?: SampleTime; answer?: MessageAnswer }

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

export function sampleReport(scores: Scores, rest: Partial<SymptomReport> = {}): SymptomReport {
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

/** One entry a day; the scores repeat cyclically, starting with the first day. */
export function dailyReports(
  { from, to, at }: { from: number; to: number; at: string },
  scores: readonly Scores[],
  rest: Partial<SymptomReport> = {},
): SamplePerson['symptoms'] {
  return Array.from({ length: from - to + 1 }, (_, day) => {
    const ofDay = scores[day % scores.length]
    return ofDay ? [{ daysAgo: from - day, at, report: sampleReport(ofDay, rest) }] : []
  }).flat()
}
