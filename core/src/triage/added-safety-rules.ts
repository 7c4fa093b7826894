import { flareUpSignsIn, hasCoughWithFever, hasFever } from './flare-up-answers.ts'
// "Safety rules added to the specification's: they only ever raise a level or warn earlier." (rulings; clinical
// content, section 4) The specification's rule runs first and unchanged. Hazards: HZ-01 (emergency advice delayed),
// HZ-02 (false reassurance), C7, C8, C14.
import type { Track } from './options.ts'
import { hasAnyCondition, hasCopd, hasLungCondition, isHigherRisk, type Person } from './person.ts'
import type { TriageLevel } from './triage-result.ts'
import type { TriageAnswers } from './triage-rule.ts'

/** A symptom check, finished or in progress. */
export type CheckFacts = {
  track: Track
  answers: TriageAnswers
  person: Person | undefined
  /** Questions that are unanswered or have an unknown answer. */
  missing: readonly string[]
  /**
   * The most serious finding of the last two days (red flags) or the last day, from the log and earlier checks. A sign that
   * asks for advice the same day counts as urgent.
   */
  earlier: 'emergency' | 'urgent' | 'watch' | undefined
}

type RuleEvidence = { reason: string; source: string; hazard: string }

type RaisingRule = RuleEvidence & {
  id: string
  level: Exclude<TriageLevel, 'stay_home'>
  when: (check: CheckFacts) => boolean
}

/** Puts a line first on the result; the level stays. */
type AdviceRule = RuleEvidence & {
  id: 'A6' | 'A12'
  advice: 'higher-risk' | 'same-day'
  level: TriageLevel
  when: (person: Person, answers: TriageAnswers) => boolean
}

/** More cough, phlegm or breathlessness than usual is how an acute worsening of these begins. */
const otherLungSource =
  'BTS, bronchiectasis in adults, 2019; NICE NG117, bronchiectasis, acute exacerbation, 2018; NICE CG163, idiopathic pulmonary fibrosis, 2013, updated 2017'

export const raisingRules: readonly RaisingRule[] = [
  {
    id: 'A2',
    level: 'seek_help',
    when: ({ track, answers }) => track === 'general' && answers['headache'] === 'sudden_severe',
    reason: 'a sudden worst-ever headache can be a bleed or meningitis; the specification stops at monitor',
    source: 'NHS, headaches, as in our content pack of November 2026 (date of the page not known)',
    hazard: 'C8',
  },
  {
    id: 'A3',
    level: 'monitor',
    when: ({ track, answers, person }) =>
      track === 'respiratory' && answers['cough_mucus'] === 'changed' && hasAnyCondition(person, ['COPD']),
    reason: 'a change of mucus can be a COPD flare-up',
    source: 'NICE NG115, COPD in over 16s, 2018, updated 2019; Asthma + Lung UK, COPD flare-ups',
    hazard: 'C14',
  },
  {
    id: 'A4',
    level: 'seek_help',
    when: ({ answers }) =>
      answers['chest_pain'] === 'sharp' && answers['difficulty_breathing'] === 'moderate',
    reason: 'chest pain together with breathlessness needs an ambulance',
    source: 'NHS, shortness of breath, 2025; NHS, chest pain',
    hazard: 'HZ-01',
  },
  {
    id: 'A5',
    level: 'seek_help',
    when: ({ answers }) =>
      answers['cough_mucus'] === 'blood_streaks' &&
      (answers['difficulty_breathing'] === 'moderate' ||
        answers['chest_pain'] === 'sharp' ||
        answers['chest_pain'] === 'moderate'),
    reason: 'coughing up blood with hard breathing or chest pain needs an ambulance',
    source: 'NHS, coughing up blood, 2025',
    hazard: 'HZ-01',
  },
  {
    id: 'A9',
    level: 'monitor',
    when: ({ track, answers, person }) =>
      hasCopd(person) &&
      flareUpSignsIn(answers).length === 1 &&
      !isLikelyFlareUp(answers, person) &&
      // A3 says the same of changed mucus.
      !(track === 'respiratory' && answers['cough_mucus'] === 'changed'),
    reason: 'with COPD, breathing, cough or phlegm above usual can be the start of a flare-up',
    source: 'NICE NG115, COPD in over 16s, 2018, updated 2019',
    hazard: 'C14',
  },
  {
    id: 'A10',
    level: 'monitor',
    when: ({ answers, person }) => isLikelyFlareUp(answers, person),
    reason:
      'two signs above usual, or one with a temperature, is a likely COPD flare-up: advice the same day; on the general track a cough with clear phlegm counts as one when there is a temperature, because it cannot say that it is more than usual',
    source: 'NICE NG115, 2019; NICE NG114, COPD exacerbation, 2018; the urgent list of Connect to Care',
    hazard: 'C14',
  },
  {
    id: 'A11',
    level: 'monitor',
    when: ({ earlier }) => earlier === 'emergency' || earlier === 'urgent',
    reason:
      'a milder answer does not undo a warning sign of the last 48 hours, or a sign of the last 24 that asks for advice the same day',
    source:
      'our own rule (ruling D-04): a phone cannot know that the sign is over, so the safer reading stays',
    hazard: 'HZ-02',
  },
  {
    id: 'A13',
    level: 'monitor',
    when: ({ answers, person }) =>
      hasLungCondition(person) && !hasCopd(person) && hasTwoSignsOrFever(answers),
    reason:
      'with asthma, fibrosis or another long-term lung disease, two signs above usual, or one with a temperature, need advice the same day',
    source: `NICE NG245, asthma, 2024; Asthma + Lung UK, asthma attacks; ${otherLungSource}; the urgent list of Connect to Care`,
    hazard: 'C14',
  },
  {
    id: 'A14',
    level: 'monitor',
    when: ({ answers, person }) =>
      isOneSignWithoutCopd(answers, person) && flareUpSignsIn(answers).includes('breathing'),
    reason:
      'with asthma, fibrosis or another long-term lung disease, breathing worse than usual alone needs advice the same day',
    source: `BTS/NICE/SIGN NG245, asthma, November 2024; NHS, asthma attacks, 2024; ${otherLungSource}; the urgent list of Connect to Care`,
    hazard: 'C14',
  },
  {
    id: 'A15',
    level: 'monitor',
    when: ({ answers, person }) =>
      hasLungCondition(person) &&
      answers['fever'] === 'low' &&
      flareUpSignsIn(answers).length === 0 &&
      !isLikelyFlareUp(answers, person),
    reason:
      'with a lung condition, a temperature of 37.8 °C or more is not a result without a warning sign, because the band reaches past 38 °C',
    source: 'NHS, high temperature in adults, 2025; the urgent list of Connect to Care; ruling D-07',
    hazard: 'C14',
  },
  {
    id: 'A16',
    level: 'monitor',
    when: ({ answers, person }) =>
      isOneSignWithoutCopd(answers, person) &&
      ['more', 'changed', 'coloured'].includes(answers['cough_mucus'] ?? ''),
    reason:
      'with asthma, fibrosis or another long-term lung disease, more, thicker or coloured phlegm alone needs advice the same day, as the list on the result says',
    source: `BTS/NICE/SIGN NG245, asthma, November 2024; NHS, chest infection, 2024; ${otherLungSource}`,
    hazard: 'C14',
  },
  {
    id: 'A17',
    level: 'monitor',
    when: ({ answers, person }) =>
      isOneSignWithoutCopd(answers, person) && answers['wheeze_cough'] === 'increased',
    reason:
      'with asthma, fibrosis or another long-term lung disease, more cough or wheeze than usual alone needs advice the same day, as the list on the result says',
    source: `BTS/NICE/SIGN NG245, asthma, November 2024; NHS, asthma attacks, 2024; ${otherLungSource}`,
    hazard: 'C14',
  },
  {
    id: 'incomplete',
    level: 'monitor',
    when: ({ missing }) => missing.length > 0,
    reason: 'what was not answered is never read as well',
    source:
      'our own rule (rulings): unknown is never shown as safe, because the answer left out can be the warning sign',
    hazard: 'HZ-02',
  },
]

/** The clinical content also lists pregnancy, but the profile does not ask about it. */
export const adviceRules: readonly AdviceRule[] = [
  {
    id: 'A6',
    advice: 'higher-risk',
    level: 'stay_home',
    when: isHigherRisk,
    reason: 'chest infections get worse faster in these groups',
    source: 'NHS, chest infection, 2024; NICE NG120, acute cough, February 2019',
    hazard: 'C14',
  },
  {
    id: 'A12',
    advice: 'same-day',
    level: 'monitor',
    when: (person, answers) => isLikelyFlareUp(answers, person),
    reason: 'a likely COPD flare-up needs advice the same day',
    source: 'NICE NG115, 2019; the urgent list of Connect to Care',
    hazard: 'C14',
  },
]

/** Two signs above usual, or one with a temperature, or any cough with one, in a person with COPD. */
const isLikelyFlareUp = (answers: TriageAnswers, person: Person | undefined): boolean =>
  hasCopd(person) && (hasTwoSignsOrFever(answers) || hasCoughWithFever(answers))

/** With asthma, pulmonary fibrosis or another long-term lung disease, at most one sign, and no temperature beside it. */
const isOneSignWithoutCopd = (answers: TriageAnswers, person: Person | undefined): boolean =>
  hasLungCondition(person) && !hasCopd(person) && !hasTwoSignsOrFever(answers)

function hasTwoSignsOrFever(answers: TriageAnswers): boolean {
  const signs = flareUpSignsIn(answers).length
  return signs >= 2 || (signs === 1 && hasFever(answers))
}
