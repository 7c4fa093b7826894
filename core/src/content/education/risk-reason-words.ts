import type { RiskReasonId } from '../../care/risk/risk-level.ts'
import { checkFindingWords, entryFindingWords } from '../findings/finding-words.ts'
import { reviewed } from '../review.ts'
import type { RiskReasonWord } from './risk-reason-schema.ts'

const findingReasonWords = { ...entryFindingWords, ...checkFindingWords }

/** Rows of the risk rule have words of their own; findings have those of content/findings. */
export const riskReasonWords: Record<RiskReasonId, RiskReasonWord> = {
  ...findingReasonWords,

  vulnerable: words('vulnerable', 'you told us you are in a higher-risk group', 'Higher-risk group'),
  'open-alert': words('open-alert', 'you have an alert that is still open', 'Open alert'),
  'triage-seek-help': words(
    'triage-seek-help',
    'your last symptom check said to get emergency help',
    'Last symptom check: 999 advice',
  ),
  'triage-monitor': words(
    'triage-monitor',
    'your last symptom check said to get medical advice',
    'Last symptom check: get medical advice',
  ),
  'breathlessness-medium': words(
    'breathlessness-medium',
    'your breathlessness score is 4 or more',
    'Breathlessness 4 or more',
  ),
  'cough-medium': words('cough-medium', 'your cough score is 6 or more', 'Cough 6 or more'),
  'energy-low': words('energy-low', 'your energy score is 4 or less', 'Energy 4 or less'),
}

function words(id: RiskReasonId, patient: string, clinician: string): RiskReasonWord {
  return { id: `risk-reason-${id}`, ...reviewed('own'), patient, clinician }
}
