import type { Nation } from '../../records/patient.ts'
import { readsLungAdvice, type Person } from '../../triage/person.ts'
import type { TriageAnswers } from '../../triage/triage-rule.ts'
import type { CareTier } from '../help/care-tier-schema.ts'
import { wordsForNation } from '../help/words-for-nation.ts'
import { reviewed } from '../review.ts'

const temperatureLimit = 'your temperature is not better after 48 hours'

/** Shown with both results that send the person nowhere. If two limits exist, this uses the earlier one. */
export const getHelpIf: CareTier = {
  id: 'get-help-if',
  level: 'non-urgent',
  heading: 'Get help if:',
  items: [
    'you have had a cough for 3 weeks or more',
    temperatureLimit,
    'you are not better in 10 days',
    'you feel worse',
  ],
  footer: 'Ask a GP surgery for an appointment within 24 hours. If a warning sign starts, call 999.',
  ...reviewed('nhs-shortness-of-breath', 'nhs-cough', 'specification'),
}

/** The same for people with a lung condition: a change from their usual day counts, not how long a cold lasts. */
export const getHelpIfLung: CareTier = {
  id: 'get-help-if-lung',
  level: 'urgent',
  heading: 'Get advice the same day if:',
  items: [
    'you are more breathless than usual',
    'you cough or wheeze more than usual',
    'you have more phlegm, or it is a darker colour',
    'you need your reliever more than usual',
    'you have a high temperature',
    'you feel worse in any other way',
  ],
  footer:
    'Follow your action plan. Contact your care team, a GP surgery or 111. If a warning sign starts, call 999.',
  ...reviewed('nice-ng115', 'alu-copd-flare-up', 'nhs-asthma'),
}

/** A raised temperature is looked at again the next day, as its card in the log says. */
export const getHelpIfFever: CareTier = {
  ...getHelpIf,
  id: 'get-help-if-fever',
  items: getHelpIf.items.map((item) =>
    item === temperatureLimit ? 'your temperature is not better tomorrow' : item,
  ),
}

/** In the words of the person's nation. @param answers of the check that it is shown with */
export function getHelpIfFor(
  person: (Person & { nation?: Nation | undefined }) | undefined,
  answers: TriageAnswers = {},
): CareTier {
  if (!readsLungAdvice(person)) return answers['fever'] === 'low' ? getHelpIfFever : getHelpIf
  return { ...getHelpIfLung, footer: wordsForNation(person?.nation, getHelpIfLung.footer ?? '') }
}
