import type { EntryFindingId } from '../../findings/entry-finding-rules.ts'
import { type Finding, isQuestionOfUsual } from '../../findings/finding.ts'
import type { Line } from '../content-item.ts'
import { peakFlowZoneAdvice } from '../measure-lines.ts'
import { reviewed } from '../review.ts'
import type { FindingCard } from './finding-card-schema.ts'
import { usualNotKnownCard, worseThanUsualCard } from './finding-cards.ts'

/** For blood in phlegm, after an entry and after the reply that it is still so. */
export const bloodAdvice: Line = {
  id: 'entry-advice-blood',
  text: 'A few spots or streaks: ask for an urgent GP appointment or call 111. More than that, or with trouble breathing or chest pain: call 999.',
  ...reviewed('nhs-coughing-up-blood'),
}

const adviceOf = (id: string, { message }: FindingCard): Line => ({
  id,
  text: message,
  ...reviewed('nhs-111', 'nice-ng115'),
})

const startOfFlareUp =
  'With a lung condition, this can be the start of a flare-up. Contact a GP surgery or call 111 today. Log every day, and again if you get worse.'

const whenWorse = 'If you have an action plan, do what it says for when you get worse.'
const whenFlaring = 'If you have an action plan, do what it says for a flare-up.'

/** What to do about one finding. A finding without a line here has only the message of its card. */
export const findingAdvice: Partial<Record<EntryFindingId, Line>> = {
  'breathlessness-severe': {
    id: 'entry-advice-breathlessness',
    text: 'If you are too breathless to speak, call 999.',
    ...reviewed('nhs-shortness-of-breath'),
  },
  'peak-flow-below-50': peakFlowZoneAdvice.below_50,
  'phlegm-red': bloodAdvice,
  'fever-high': {
    id: 'entry-advice-fever',
    text: 'Shaking, a new rash, confusion or fast breathing with a high temperature can be sepsis. Call 999.',
    ...reviewed('nhs-sepsis', 'nhs-fever'),
  },
  'reliever-over-8-puffs': {
    id: 'entry-advice-reliever',
    text: 'If your reliever does not help, or wears off in under 4 hours, call 999.',
    ...reviewed('alu-asthma-attack'),
  },
  'reliever-with-worse-day': {
    id: 'entry-advice-reliever-worse',
    text: `If your reliever does not help, or wears off in under 4 hours, call 999. ${whenWorse}`,
    ...reviewed('alu-asthma-attack', 'nice-ng245'),
  },
  'reliever-with-lung-condition': {
    id: 'entry-advice-reliever-more',
    text: `If your reliever does not help, or wears off in under 4 hours, call 999. ${whenWorse}`,
    ...reviewed('alu-asthma-attack', 'nice-ng245'),
  },
  'high-scores-usual-unknown': adviceOf('entry-advice-usual-unknown', worseThanUsualCard),
  'high-scores-unlike-usual': adviceOf('entry-advice-unlike-usual', worseThanUsualCard),
  'may-be-worse-than-usual': adviceOf('entry-advice-usual-not-known', usualNotKnownCard),
  'flare-up-two-signs': {
    id: 'entry-advice-flare-up',
    text: whenFlaring,
    ...reviewed('nice-ng115'),
  },
  'two-signs-with-lung-condition': {
    id: 'entry-advice-two-signs',
    text: whenWorse,
    ...reviewed('nice-ng245'),
  },
  'breathing-with-lung-condition': {
    id: 'entry-advice-breathing',
    text: whenWorse,
    ...reviewed('nice-ng245'),
  },
  'peak-flow-50-80': peakFlowZoneAdvice['50_80'],
  // The next six: the symptom check calls for advice the same day (rules A9 and A15 to A17), so the log and Home do too.
  'flare-up-one-sign': {
    id: 'entry-advice-one-sign',
    text: 'With COPD, one sign can be the start of a flare-up. Contact a GP surgery or call 111 today. Log every day, and again if you get worse.',
    ...reviewed('nice-ng115', 'nhs-111'),
  },
  'phlegm-coloured': {
    id: 'entry-advice-phlegm',
    text: 'With a lung condition, phlegm of a darker colour can be the start of an infection. Contact a GP surgery or call 111 today. Log every day, and again if you get worse.',
    ...reviewed('nhs-chest-infection', 'nhs-111'),
  },
  'phlegm-more-with-lung-condition': {
    id: 'entry-advice-more-phlegm',
    text: startOfFlareUp,
    ...reviewed('nice-ng245', 'nhs-chest-infection', 'nhs-111'),
  },
  'cough-with-lung-condition': {
    id: 'entry-advice-cough',
    text: startOfFlareUp,
    ...reviewed('nice-ng245', 'nhs-111'),
  },
  'feels-worse-with-lung-condition': {
    id: 'entry-advice-feels-worse',
    text: startOfFlareUp,
    ...reviewed('nice-ng115', 'nice-ng245', 'nhs-111'),
  },
  'fever-low-with-lung-condition': {
    id: 'entry-advice-low-fever',
    text: 'With a lung condition, this can be the start of an infection. Contact a GP surgery or call 111 today. Log every day, and again if you get worse.',
    ...reviewed('nhs-chest-infection', 'nhs-111'),
  },
}

/** The advice for these findings: one line for each that has its own, unless a line of another one says the same. */
export function adviceFor(findings: readonly Finding<EntryFindingId>[]): string[] {
  const ids = new Set(findings.map(({ id }) => id))
  // With COPD, the line about one sign says the same.
  const isSaidBy = (id: EntryFindingId) =>
    ids.has('flare-up-one-sign') && id === 'feels-worse-with-lung-condition'
  const isAnswered = (id: EntryFindingId) =>
    ids.has('feels-worse-with-lung-condition') && isQuestionOfUsual({ id })
  return [...ids]
    .filter((id) => !isSaidBy(id) && !isAnswered(id))
    .flatMap((id) => findingAdvice[id]?.text ?? [])
}

/** Not needed beside a link to the person's own plan. */
export const isAboutOwnPlan = (text: string): boolean => text === whenWorse || text === whenFlaring
