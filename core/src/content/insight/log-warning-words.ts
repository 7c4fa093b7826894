import type { LogWarningId } from '../../recovery/log-warnings.ts'
import { reviewed } from '../review.ts'
import type { LogWarning } from './log-warning-schema.ts'

/** Clinical content, sections 4 and 14. The rule that chooses: recovery/log-warnings.ts. */
export const logWarningWords: Record<LogWarningId, LogWarning> = {
  A7: {
    id: 'blood-in-phlegm',
    heading: 'You logged red or blood-stained phlegm',
    message:
      'A few spots or streaks: ask for an urgent GP appointment or call 111. More than that, or with trouble breathing or chest pain: call 999.',
    ...reviewed('nhs-coughing-up-blood'),
  },
  A8: {
    id: 'severe-signs',
    heading: 'Do the symptom check now',
    message:
      'You logged severe breathlessness or a very high temperature. If you cannot get words out, call 999.',
    ...reviewed('nhs-shortness-of-breath'),
  },
  'high-score': {
    id: 'high-score',
    heading: 'Something in this entry is high',
    message:
      'Is it still so now? Do the symptom check, or call 111 if you are worried. If you cannot get words out, call 999.',
    ...reviewed('nhs-shortness-of-breath'),
  },
}
