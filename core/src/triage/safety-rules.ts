// "Safety rules added to the specification's: they only ever raise a level or warn earlier." (rulings; clinical
// content, section 4) The specification's rule runs first and unchanged. Hazards: HZ-01 (emergency advice delayed),
// HZ-02 (false reassurance), C7, C8, C14.
import type { SymptomReport } from '../records/symptom-entry.ts'
import type { Track } from './options.ts'
import { hasAnyCondition, type Person } from './person.ts'
import type { TriageLevel } from './triage-result.ts'
import type { TriageAnswers } from './triage-rule.ts'

/** One symptom check as far as it has come. */
export type Check = {
  track: Track
  answers: TriageAnswers
  person: Person | undefined
  /** Questions without an answer that we know. */
  missing: readonly string[]
}

type Reviewed = { reason: string; source: string; hazard: string }

/** Raises the level of a check to at least `level`. */
type RaisingRule = Reviewed & {
  id: string
  level: Exclude<TriageLevel, 'stay_home'>
  when: (check: Check) => boolean
}

/** Puts a line first on the result; the level stays. */
type AdviceRule = Reviewed & { id: 'A6'; advice: 'higher-risk'; when: (person: Person) => boolean }

/** Shows a card before anything else is said about a log. */
type LogRule = Reviewed & { id: 'A7' | 'A8'; when: (report: SymptomReport) => boolean }

/** Not a row of its own: assess.ts runs after every answer, and a first red flag shows the card (triage/red-flag.ts). */
export const interruptRule: Reviewed & { id: 'A1' } = {
  id: 'A1',
  reason: 'help must not wait for the last question',
  source: 'NHS, shortness of breath',
  hazard: 'HZ-01',
}

export const raisingRules: readonly RaisingRule[] = [
  {
    id: 'A2',
    level: 'seek_help',
    when: ({ track, answers }) => track === 'general' && answers['headache'] === 'sudden_severe',
    reason: 'a sudden worst-ever headache can be a bleed or meningitis; the specification stops at monitor',
    source: 'NHS, headaches',
    hazard: 'C8',
  },
  {
    id: 'A3',
    level: 'monitor',
    when: ({ track, answers, person }) =>
      track === 'respiratory' && answers['cough_mucus'] === 'changed' && hasAnyCondition(person, ['COPD']),
    reason: 'a change of mucus can be a COPD flare-up',
    source: 'Asthma + Lung UK, COPD flare-ups',
    hazard: 'C14',
  },
  {
    id: 'A4',
    level: 'seek_help',
    when: ({ answers }) =>
      answers['chest_pain'] === 'sharp' && answers['difficulty_breathing'] === 'moderate',
    reason: 'chest pain together with breathlessness needs an ambulance',
    source: 'NHS, chest pain',
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
    source: 'NHS, coughing up blood',
    hazard: 'HZ-01',
  },
  {
    id: 'incomplete',
    level: 'monitor',
    when: ({ missing }) => missing.length > 0,
    reason: 'what was not answered is never read as well',
    source: 'rulings: unknown is never shown as safe',
    hazard: 'HZ-02',
  },
]

/** Pregnancy is in the clinical content too; the profile does not ask about it. */
export const adviceRules: readonly AdviceRule[] = [
  {
    id: 'A6',
    advice: 'higher-risk',
    when: (person) =>
      person.isVulnerable ||
      person.age > 65 ||
      hasAnyCondition(person, [
        'COPD',
        'Pulmonary Fibrosis',
        'Heart Disease',
        'Diabetes',
        'Immune System Disorders',
      ]),
    reason: 'chest infections get worse faster in these groups',
    source: 'NHS, chest infection; NICE NG120',
    hazard: 'C14',
  },
]

export const logRules: readonly LogRule[] = [
  {
    id: 'A7',
    when: (report) => report.sputumColor === 'red',
    reason: 'blood in phlegm needs advice the same day, or an ambulance',
    source: 'NHS, coughing up blood',
    hazard: 'C5',
  },
  {
    id: 'A8',
    when: (report) => report.breathlessness >= 9 || report.temperature === 'high-fever',
    reason: 'the mean of a log hides one very bad sign',
    source: 'NHS, shortness of breath',
    hazard: 'C4',
  },
]
