import { assessTriage } from './assess.ts'
import type { Track } from './options.ts'
import type { Person } from './person.ts'
import type { TriageAnswers } from './triage-rule.ts'

/**
 * Rule A1: as soon as the answers so far call for emergency help, the app shows the emergency card, because help must
 * not wait for the last question (NHS, shortness of breath; HZ-01). It only asks `assessTriage`.
 */
export function needsEmergencyCard(
  track: Track,
  answers: TriageAnswers,
  person: Person | undefined,
): boolean {
  return assessTriage(track, answers, person).redFlagReasons.length > 0
}
