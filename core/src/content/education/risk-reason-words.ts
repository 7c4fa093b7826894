import type { RiskReasonId } from '../../care/risk/risk-level.ts'
import { reviewed } from '../review.ts'
import type { RiskReasonWord } from './risk-reason-schema.ts'

export const riskReasonWords: Record<RiskReasonId, RiskReasonWord> = {
  vulnerable: words('vulnerable', 'you told us you are in a higher-risk group', 'Higher-risk group'),
  'open-alert': words('open-alert', 'you have an alert that is still open', 'Open alert'),
  'triage-seek-help': words(
    'triage-seek-help',
    'your last symptom check said to get emergency help',
    'Last check: seek help',
  ),
  'breathlessness-high': words(
    'breathlessness-high',
    'your breathlessness score is 7 or more',
    'Breathlessness 7 or more',
  ),
  'energy-very-low': words('energy-very-low', 'your energy score is 2 or less', 'Energy 2 or less'),
  'fever-high': words('fever-high', 'you logged a very high temperature', 'High fever'),
  'triage-monitor': words(
    'triage-monitor',
    'your last symptom check said to get medical advice',
    'Last check: monitor',
  ),
  'breathlessness-medium': words(
    'breathlessness-medium',
    'your breathlessness score is 4 or more',
    'Breathlessness 4 or more',
  ),
  'cough-medium': words('cough-medium', 'your cough score is 6 or more', 'Cough 6 or more'),
  'fever-medium': words('fever-medium', 'you logged a high temperature', 'Moderate fever'),
  'energy-low': words('energy-low', 'your energy score is 4 or less', 'Energy 4 or less'),
}

function words(id: RiskReasonId, patient: string, clinician: string): RiskReasonWord {
  return { id: `risk-reason-${id}`, ...reviewed('own'), patient, clinician }
}
