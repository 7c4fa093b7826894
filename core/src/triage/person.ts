import type { Profile } from '../records/patient.ts'

/** The parts of a profile that the rules use. Without a profile, every rule that needs no profile still applies. */
export type Person = Pick<Profile, 'age' | 'conditions' | 'isVulnerable' | 'respiratoryDiagnosis'>

/**
 * True when the diagnosis or a known condition is one of these, in any spelling that people use: "Severe COPD",
 * "COPD (emphysema)" and "chronic obstructive pulmonary disease" are all COPD.
 */
export function hasAnyCondition(person: Person | undefined, names: readonly string[]): boolean {
  const told = [person?.respiratoryDiagnosis ?? '', ...(person?.conditions ?? [])]
  return names.some((name) => told.some((condition) => namesCondition(condition, name)))
}

export const namesCondition = (text: string, name: string): boolean => patternOf(name).test(text)

/**
 * COPD, asthma, pulmonary fibrosis or another long-term lung disease: people whose usual day is not a day without symptoms
 * (ruling D-08).
 */
export const lungConditionNames = ['COPD', 'Asthma', 'Pulmonary Fibrosis', 'Other Lung Disease'] as const

export const hasLungCondition = (person: Person | undefined): boolean =>
  hasAnyCondition(person, lungConditionNames)

export const hasCopd = (person: Person | undefined): boolean => hasAnyCondition(person, ['COPD'])

/** The diagnosis in the profile; "none" and "None/Don't Know" count as no diagnosis. */
export function knownRespiratoryDiagnosis(person: Person | undefined): string | undefined {
  const told = person?.respiratoryDiagnosis?.trim() ?? ''
  return noDiagnosis.has(told.toLowerCase()) ? undefined : told
}

const noDiagnosis = new Set(['', 'none', "none/don't know", 'none/don’t know'])

/**
 * Whether this person reads the words for people with a lung condition: never recovery times of colds, never words that
 * say to wait (ruling D-08).
 */
export const readsLungAdvice = (person: Person | undefined): boolean =>
  hasLungCondition(person) || knownRespiratoryDiagnosis(person) !== undefined

/**
 * Whether breathlessness can be high on every day: without a usual day it is then a question, and advice for everyone
 * else. A disease that no form offers does not take the advice away.
 */
export const mayUsuallyBeBreathless = (person: Person | undefined): boolean =>
  hasAnyCondition(person, ['COPD', 'Asthma', 'Pulmonary Fibrosis']) ||
  knownRespiratoryDiagnosis(person) !== undefined

/** Whether chest infections can get worse faster for this person (NHS, chest infection; NICE NG120). */
export const isHigherRisk = (person: Person): boolean =>
  person.isVulnerable ||
  person.age > 65 ||
  hasAnyCondition(person, [
    'COPD',
    'Pulmonary Fibrosis',
    'Other Lung Disease',
    'Heart Disease',
    'Diabetes',
    'Immune System Disorders',
  ])

const patternOf = (name: string): RegExp =>
  conditionPatterns.get(name) ?? new RegExp(`\\b${name.replaceAll(/[^\w ]/g, '.')}\\b`, 'i')

/** Emphysema and chronic bronchitis are forms of COPD (NHS, COPD). */
const conditionPatterns: ReadonlyMap<string, RegExp> = new Map([
  [
    'COPD',
    /\b(c\.? ?o\.? ?[pa]\.? ?d|chronic obstructive|emphysema(tous)?|chronic bronchitis|bronchitis,? \(?chronic)\b/i,
  ],
  ['Asthma', /\basthma(tic)?\b/i],
  ['Pulmonary Fibrosis', /\b(pulmonary fibrosis|lung fibrosis|ipf)\b/i],
  // No form offers them, but a profile takes any text: from another app, or from the clinic (HZ-02).
  [
    'Other Lung Disease',
    new RegExp(
      [
        'bronchiecta(sis|tic)',
        'cystic fibrosis',
        'interstitial lung',
        'ild',
        'sarcoid(osis)?',
        'pneumoconiosis',
        'asbestosis',
        'silicosis',
        'alveolitis',
        'hypersensitivity pneumonitis',
        'ciliary dyskinesia',
        '(chronic|long.?term) lung (disease|condition)',
      ]
        .map((name) => `\\b${name}\\b`)
        .join('|'),
      'i',
    ),
  ],
])
