import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { riskRules } from '@second-wind/core/care/risk/risk-level'
import { riskGroupOf } from '@second-wind/core/care/roster/risk-group'
import { answerLabels } from '@second-wind/core/content/notifications/message-words'
import { asksForAdviceToday, isHighRiskFinding } from '@second-wind/core/findings/finding'

/** Beside the risk badge of a patient card: literal texts of the second specification, section 2. */
export const riskCaptions = {
  high: 'Severe symptoms, seek help',
  medium: 'Monitor closely',
  low: 'Stable condition',
} as const

/** Hazards C12 and C13: a level without severe symptoms, and unknown, have captions of their own (ruling D-05). */
const groupCaption = 'Higher-risk group, no severe symptoms logged'
const openAlertCaption = 'Open alert, no new severe symptoms logged'
const adviceCaption = 'Advised to get help the same day'
const belowThresholdCaption = 'Slightly worse (below threshold)'
const watchedCaption = 'Low, with a sign to watch'
const unknownCaption = 'Not enough information yet'

type RiskCaptionFacts = Pick<DashboardPatient, 'risk' | 'findings' | 'openAnswers'>

/** What the level means. "Severe symptoms" only when symptoms or a check make the patient high. */
export function riskCaption(patient: RiskCaptionFacts): string {
  const group = riskGroupOf(patient)
  if (group === 'unknown') return unknownCaption
  // "Stable" is a claim about a trend, which nothing current may speak against (HZ-02).
  if (group === 'low' && patient.findings.length > 0) return watchedCaption
  if (group !== 'high') return riskCaptions[group]
  switch (causeOfHighRisk(patient)) {
    case 'symptoms':
      return riskCaptions.high
    case 'alert':
      return answerCaption(patient) ?? (isAdvisedToday(patient) ? adviceCaption : openAlertCaption)
    case 'group':
      return isAdvisedToday(patient) ? adviceCaption : groupCaption
    case 'below-threshold':
      return belowThresholdCaption
  }
}

/** The most serious of what makes the level high. */
function causeOfHighRisk({
  risk,
  findings,
}: RiskCaptionFacts): 'symptoms' | 'alert' | 'group' | 'below-threshold' {
  const makers = risk.reasons.filter((reason) => makesRiskHigh(reason, findings))
  const isBelow = (reason: string) =>
    findings.some(({ id, isBelowThreshold = false }) => id === reason && isBelowThreshold)
  const isSevere = (reason: string) => reason !== 'vulnerable' && reason !== 'open-alert' && !isBelow(reason)
  if (makers.length === 0 || makers.some(isSevere)) return 'symptoms'
  if (makers.includes('open-alert')) return 'alert'
  return makers.includes('vulnerable') ? 'group' : 'below-threshold'
}

/**
 * High risk by symptoms, a check, an answer or an open alert, and not by the risk group alone (hazard C12); or silent since
 * the advice to call 999, whatever the level has become.
 */
export function needsAttention(
  patient: RiskCaptionFacts & Pick<DashboardPatient, 'need' | 'lastAdvice'>,
): boolean {
  if (patient.need !== 'level' && patient.lastAdvice?.level === 'emergency') return true
  if (riskGroupOf(patient) !== 'high') return false
  const isUrgent = patient.need === 'red-flag' || patient.need === 'worsening'
  return isUrgent || causeOfHighRisk(patient) === 'symptoms' || causeOfHighRisk(patient) === 'alert'
}

/** Told to get advice today at a level below high, so that no list of urgent patients has them. */
export const isAdvisedBelowHigh = (patient: Parameters<typeof needsAttention>[0]): boolean =>
  isAdvisedToday(patient) && !needsAttention(patient)

/**
 * "No severe symptoms" must not be shown above an answer with advice for the same day. A threshold moves the alert and the
 * place; it does not change what the patient was told.
 */
const isAdvisedToday = ({ findings }: RiskCaptionFacts): boolean => findings.some(asksForAdviceToday)

/** The most urgent answer to a message whose alert is open. It is as recent as any symptom. */
function answerCaption({ openAnswers: [mostUrgent] = [] }: RiskCaptionFacts): string | undefined {
  return mostUrgent && `The patient answered “${answerLabels[mostUrgent.answer]}”`
}

/** A reason of a newer server counts as severe. */
export function makesRiskHigh(reason: string, findings: RiskCaptionFacts['findings']): boolean {
  const finding = findings.find(({ id }) => id === reason)
  if (finding && isHighRiskFinding(finding)) return true
  const rule = riskRules.find(({ id }) => id === reason)
  return rule ? rule.level === 'high' : finding === undefined
}
