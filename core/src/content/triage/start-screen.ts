import type { Track } from '../../triage/options.ts'
import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'
import type { CallCard } from './call-card.ts'
import type { TrackIntro } from './track-intro.ts'

/** Shown above both tabs, before the first question. */
export const emergencyCheck: CallCard = {
  id: 'emergency-check',
  heading: 'Call 999 now if you or someone else:',
  signs: [
    'is gasping, choking, or cannot get words out',
    'has very pale, blue or grey lips or skin. On brown or black skin, check the palms, the inside of the lips and the tongue',
    'has chest pain that is tight or heavy, spreads, or will not go away',
    'is suddenly confused, or is very hard to wake',
    'is coughing up more than a few spots of blood',
    'has a rash that does not fade when you press a glass on it',
    'is having an asthma attack or a COPD flare-up and the reliever inhaler is not helping',
  ],
  carryOn: 'No, none of these apply',
  ...reviewed(
    'nhs-shortness-of-breath',
    'nhs-sepsis',
    'nhs-chest-pain',
    'nhs-coughing-up-blood',
    'nhs-asthma-attack',
    'alu-asthma-attack',
    'nhs-copd',
    'alu-copd-flare-up',
  ),
}

/** Rule A1: shown above the next question as soon as an answer calls for emergency help. */
export const emergencyCard: CallCard & { call: string } = {
  id: 'emergency-interrupt',
  heading: 'Call 999 now',
  text: 'This answer is a warning sign. Do not wait for the last question.',
  call: 'Call 999',
  whatToDo: 'See what to do now',
  carryOn: 'Carry on with the questions',
  ...reviewed('nhs-shortness-of-breath', 'nhs-999'),
}

export const trackIntros: Record<Track, TrackIntro> = {
  general: {
    id: 'general-intro',
    title: 'General Health Check',
    text: 'For a cough, a cold, a sore throat, a high temperature, or if you feel unwell.',
    start: 'Start General Assessment',
    ...reviewed('own'),
  },
  respiratory: {
    id: 'respiratory-intro',
    title: 'Respiratory Condition',
    text: 'For people with asthma, COPD or another lung condition. The questions use warning signs from NICE, BTS and GINA guidelines. This app has not been approved by NICE, BTS or GINA.',
    start: 'Start Enhanced Assessment',
    yourCondition: 'Your condition: {diagnosis}',
    ...reviewed('nice-ng245', 'bts-acute-asthma', 'gina', 'specification'),
  },
}

export const startLines = {
  whoFor: {
    id: 'who-the-check-is-for',
    text: 'This check is for people aged 16 and over. It does not tell you what illness you have. It cannot see or hear you. If you are worried, call 111, or 999 in an emergency. Trust your instincts if something feels wrong.',
    ...reviewed('nhs-111', 'nhs-service-manual'),
  },
  helpingSomeoneElse: {
    id: 'helping-someone-else',
    text: 'If you are doing this for someone else, answer for them.',
    ...reviewed('own'),
  },
  autoAdvance: {
    id: 'auto-advance',
    text: 'Choosing an answer moves you to the next question. Use Back to change an answer.',
    ...reviewed('own'),
  },
} satisfies Record<string, Line>

/** Replaces the check when the profile says under 16; also shown first on a result that exists all the same. */
export const under16Advice: Line = {
  id: 'under-16',
  text: 'This check is written for adults. For a child, call 111, or 999 in an emergency.',
  ...reviewed('nhs-111', 'nhs-service-manual'),
}
