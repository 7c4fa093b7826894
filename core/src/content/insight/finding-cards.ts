import type { EntryFindingId } from '../../findings/entry-finding-rules.ts'
import { type Finding, type FindingLevel, sameDaySigns } from '../../findings/finding.ts'
import type { Line } from '../content-item.ts'
import { bloodAdvice } from '../findings/current-finding-words.ts'
import { peakFlowZoneAdvice } from '../measure-lines.ts'
import { reviewed } from '../review.ts'
import type { FindingCard } from './finding-card-schema.ts'

/** After an entry with findings, in place of praise. The rule that chooses: recovery/insight.ts. */
export const findingCards: Record<FindingLevel, FindingCard> = {
  emergency: {
    id: 'entry-emergency',
    level: 'emergency',
    heading: 'Call 999 if you feel like this now',
    message: 'This is a warning sign. Do not wait to see if it gets better.',
    ...reviewed('nhs-999', 'nhs-shortness-of-breath', 'nhs-coughing-up-blood', 'nhs-sepsis'),
  },
  urgent: {
    id: 'entry-urgent',
    level: 'urgent',
    heading: 'Get medical advice today',
    message:
      'Do not wait until tomorrow: ask for an urgent GP appointment or call 111. If you cannot get words out, call 999.',
    ...reviewed('nhs-shortness-of-breath', 'nhs-chest-infection', 'nhs-111'),
  },
  watch: {
    id: 'entry-watch',
    level: 'non-urgent',
    heading: 'Keep an eye on this',
    message:
      'Log again later today or tomorrow. If it gets worse, or is no better tomorrow, contact a GP surgery or call 111.',
    ...reviewed('nhs-111', 'nhs-chest-infection'),
  },
}

/**
 * For a sign to watch that calls for advice the same day: the finding keeps its level, the card is no milder than its
 * words.
 */
export const sameDayCard: FindingCard = {
  id: 'entry-same-day',
  level: 'urgent',
  heading: 'Contact a GP surgery or call 111 today',
  message: 'Do not wait until tomorrow. If you get worse, call 999.',
  ...reviewed('nhs-111', 'nice-ng115', 'nhs-999'),
}

/** For a sign to watch that has lasted, without an alarm: what its card of the day before promised. */
export const contactCard: FindingCard = {
  id: 'entry-contact',
  level: 'non-urgent',
  heading: 'Contact a GP surgery or call 111',
  message:
    'This is no better than on your last check-in day. Contact a GP surgery or call 111 in the next day or two, or today if it gets worse.',
  ...reviewed('nhs-111', 'nhs-common-cold'),
}

/** Without the signs that another one names: one that lasts, or that is beside high scores. */
export const withoutNamedSigns = <Listed extends Pick<Finding, 'id' | 'signs'>>(
  findings: readonly Listed[],
): Listed[] => {
  const named = new Set(
    findings.flatMap(({ id, signs = [] }) =>
      id.startsWith('lasting') || id === 'high-scores-with-sign' ? signs : [],
    ),
  )
  return findings.filter(({ id }) => !named.has(id))
}

/** For high scores that may be usual: a person with a lung condition who has set no usual day. */
export const worseThanUsualCard: FindingCard = {
  id: 'entry-worse-than-usual',
  level: 'question',
  heading: 'Is this worse than your usual?',
  message:
    'Your scores are high. If this is worse than your usual, contact a GP surgery or call 111 today. If you are always like this, set it as your usual day.',
  ...reviewed('nhs-111', 'nice-ng115'),
}

/** The same on the first check-in days, when a score need not be high. */
export const usualNotKnownCard: FindingCard = {
  ...worseThanUsualCard,
  id: 'entry-usual-not-known',
  message:
    'We do not know yet how you usually are. If this is worse than your usual, contact a GP surgery or call 111 today. If you are always like this, set it as your usual day.',
}

const adviceOf = (id: string, { message }: FindingCard): Line => ({
  id,
  text: message,
  ...reviewed('nhs-111', 'nice-ng115'),
})

/** The card for the findings of a record that has nothing more serious than this level. */
export function cardFor(level: FindingLevel, findings: readonly Pick<Finding, 'id'>[]): FindingCard {
  const has = (wanted: EntryFindingId) => level === 'watch' && findings.some(({ id }) => id === wanted)
  if (level === 'watch' && findings.some(({ id }) => sameDaySigns.has(id))) return sameDayCard
  if (has('high-scores-usual-unknown') || has('high-scores-unlike-usual')) return worseThanUsualCard
  if (has('may-be-worse-than-usual')) return usualNotKnownCard
  return has('lasting-mild') ? contactCard : findingCards[level]
}

/** While the form is open, as soon as the value is chosen. */
export const emergencyInForm: FindingCard = {
  ...findingCards.emergency,
  id: 'entry-emergency-in-form',
  message: 'This is a warning sign. Call first. You can save this entry before or after.',
}

/** The wording of rules A7 and A8 and of the symptom check, for one finding each. */
export const findingAdvice: Partial<Record<EntryFindingId, Line>> = {
  'breathlessness-severe': {
    id: 'entry-advice-breathlessness',
    text: 'If you cannot get words out, call 999.',
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
  'high-scores-usual-unknown': adviceOf('entry-advice-usual-unknown', worseThanUsualCard),
  'high-scores-unlike-usual': adviceOf('entry-advice-unlike-usual', worseThanUsualCard),
  'may-be-worse-than-usual': adviceOf('entry-advice-usual-not-known', usualNotKnownCard),
  'flare-up-two-signs': {
    id: 'entry-advice-flare-up',
    text: 'If you have an action plan, do what it says for a flare-up.',
    ...reviewed('nice-ng115'),
  },
  'two-signs-with-lung-condition': {
    id: 'entry-advice-two-signs',
    text: 'If you have an action plan, do what it says for when you get worse.',
    ...reviewed('nice-ng245'),
  },
  'breathing-with-lung-condition': {
    id: 'entry-advice-breathing',
    text: 'If you have an action plan, do what it says for when you get worse.',
    ...reviewed('nice-ng245'),
  },
  'peak-flow-50-80': peakFlowZoneAdvice['50_80'],
  // The symptom check calls for advice the same day (rules A9 and A15), so the log and Home do too.
  'flare-up-one-sign': {
    id: 'entry-advice-one-sign',
    text: 'With COPD, one sign can be the start of a flare-up. Contact a GP surgery or call 111 today. Log again tomorrow, or sooner if you get worse.',
    ...reviewed('nice-ng115', 'nhs-111'),
  },
  'feels-worse-with-lung-condition': {
    id: 'entry-advice-feels-worse',
    text: 'With a lung condition, this can be the start of a flare-up. Contact a GP surgery or call 111 today. Log again tomorrow, or sooner if you get worse.',
    ...reviewed('nice-ng115', 'nice-ng245', 'nhs-111'),
  },
  'fever-low-with-lung-condition': {
    id: 'entry-advice-low-fever',
    text: 'With a lung condition, this can be the start of an infection. Contact a GP surgery or call 111 today. Log again tomorrow, or sooner if you get worse.',
    ...reviewed('nhs-chest-infection', 'nhs-111'),
  },
}

/** The advice for these findings: one line for each that has its own. */
export const adviceFor = (findings: readonly Finding<EntryFindingId>[]): string[] =>
  findings.flatMap(({ id }) => findingAdvice[id]?.text ?? [])
