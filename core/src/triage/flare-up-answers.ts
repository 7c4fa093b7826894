import type { TriageAnswers } from './triage-rule.ts'

// "Exacerbation: a sustained worsening of symptoms from the person's usual stable state, which is beyond normal
// day-to-day variations ... worsening breathlessness, cough, increased sputum production and change in sputum colour."
// (NICE NG115, COPD in over 16s, 2018, updated 2019) Hazards: HZ-02 (false reassurance), C14.

/** The signs of a COPD flare-up that a log or a symptom check asks about. */
export const flareUpSigns = ['breathing', 'cough', 'phlegm-amount', 'phlegm-colour'] as const
export type FlareUpSign = (typeof flareUpSigns)[number]

/** The signs in the answers of a symptom check, on either track: its questions compare with what is usual. */
export function flareUpSignsIn(answers: TriageAnswers): FlareUpSign[] {
  return flareUpSigns.filter((sign) =>
    signAnswers[sign].some(([question, options]) => options.includes(answers[question] ?? '')),
  )
}

/** True with a temperature of 37.8 °C or more: the lowest band above normal. */
export const hasFever = (answers: TriageAnswers): boolean =>
  ['low', 'moderate', 'high'].includes(answers['fever'] ?? '')

/**
 * A cough with clear phlegm and a temperature. The general check cannot say whether a cough or phlegm is more than usual,
 * so that with COPD this counts as a sign with a temperature.
 */
export const hasCoughWithFever = (answers: TriageAnswers): boolean =>
  answers['cough_mucus'] === 'clear' && hasFever(answers)

const signAnswers: Record<FlareUpSign, [question: string, options: string[]][]> = {
  breathing: [['difficulty_breathing', ['mild', 'moderate', 'severe', 'critical']]],
  cough: [['wheeze_cough', ['increased', 'audible_wheeze', 'severe_wheeze']]],
  'phlegm-amount': [['cough_mucus', ['more']]],
  'phlegm-colour': [['cough_mucus', ['changed', 'coloured', 'blood_streaks', 'significant_blood']]],
}
