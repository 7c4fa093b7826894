import type { SymptomReport } from '../model/symptom-entry.ts'
import { logRules } from '../safety/safety-rules.ts'

type LogRuleId = (typeof logRules)[number]['id']

/** Something in a log that must be said before anything else is. */
export type LogWarning = { id: LogRuleId; heading: string; message: string }

/** The warnings that one log calls for, gravest first: the rules A7 and A8, which can only add. Hazards: C4, C5. */
export function logWarnings(report: SymptomReport): LogWarning[] {
  return logRules.filter((rule) => rule.when(report)).map(({ id }) => ({ id, ...words[id] }))
}

/** Clinical content, sections 4 and 14. */
const words: Record<LogRuleId, Omit<LogWarning, 'id'>> = {
  A7: {
    heading: 'You logged red or blood-stained phlegm',
    message:
      'A few spots or streaks: ask for an urgent GP appointment or call 111. More than that, or with trouble breathing or chest pain: call 999.',
  },
  A8: {
    heading: 'Do the symptom check now',
    message:
      'You logged severe breathlessness or a very high temperature. If you cannot get words out, call 999.',
  },
}
