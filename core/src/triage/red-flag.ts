import { assessTriage } from './assess.ts'
import type { Track } from './options.ts'
import type { Person } from './person.ts'
import type { TriageAnswers } from './triage-rule.ts'

/** True as soon as the answers so far call for emergency help. The app then shows the card of rule A1. */
export function needsEmergencyCard(
  track: Track,
  answers: TriageAnswers,
  person: Person | undefined,
): boolean {
  return assessTriage(track, answers, person).redFlagReasons.length > 0
}
