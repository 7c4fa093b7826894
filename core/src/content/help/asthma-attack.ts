import type { Inhaler } from '../../records/patient.ts'
import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'
import type { FirstAid } from './first-aid.ts'
import type { InhalerQuestion } from './inhaler-question.ts'

export const whichInhaler: InhalerQuestion = {
  id: 'which-inhaler',
  text: 'Which inhaler do you have with you?',
  options: [
    { id: 'blue', label: 'A blue reliever inhaler' },
    { id: 'air-or-mart', label: 'An AIR or MART inhaler' },
    { id: 'unknown', label: 'I am not sure, or I have no inhaler' },
  ],
  ...reviewed('nhs-asthma-attack', 'alu-asthma-attack'),
}

/** Names the steps in a list that is not about an asthma attack alone. */
export const ifAsthmaAttack: Line = {
  id: 'if-asthma-attack',
  text: 'If this is an asthma attack',
  ...reviewed('nhs-asthma-attack'),
}

export const ownPlanFirst: Line = {
  id: 'asthma-own-plan-first',
  text: 'If your own action plan gives a different number of puffs, follow your plan.',
  ...reviewed('nhs-asthma-attack'),
}

/** Not repeated in a list that begins with it. */
export const sitUp = 'Sit up straight. Try to stay calm.'
const call999If =
  'Call 999 if you feel worse at any time, or are not better after the last puff, or have no inhaler.'
const sameDay = 'If you get better: get a GP or nurse appointment the same day.'

const noBetterAfterTen = 'If the ambulance has not come after 10 minutes and you are no better,'

/** The steps depend on the inhaler (hazard HZ-05): ask `whichInhaler` first. */
export const asthmaAttack: Record<Inhaler, FirstAid> = {
  blue: {
    id: 'asthma-attack-blue',
    title: 'Asthma attack: blue reliever inhaler',
    steps: [
      sitUp,
      'Take 1 puff every 30 to 60 seconds, up to 10 puffs. Shake it between puffs. Use a spacer if you have one.',
      call999If,
      `${noBetterAfterTen} repeat step 2. Call 999 again if you are still no better.`,
      sameDay,
    ],
    puffs: { atStep: 2, secondsBetween: { min: 30, max: 60 }, max: 10 },
    ...reviewed('nhs-asthma-attack', 'alu-asthma-attack'),
  },
  'air-or-mart': {
    id: 'asthma-attack-air-or-mart',
    title: 'Asthma attack: AIR or MART inhaler',
    steps: [
      sitUp,
      'Take 1 puff every 1 to 3 minutes, up to 6 puffs.',
      call999If,
      `${noBetterAfterTen} ask the 999 call handler what to do.`,
      sameDay,
    ],
    puffs: { atStep: 2, secondsBetween: { min: 60, max: 180 }, max: 6 },
    ...reviewed('nhs-asthma-attack', 'alu-asthma-attack'),
  },
  unknown: {
    id: 'asthma-attack-unknown-inhaler',
    title: 'Asthma attack: not sure, or no inhaler',
    steps: [
      'Call 999 now. Say it is an asthma attack and that you are not sure about your inhaler, or have none.',
      sitUp,
      'Look at your inhaler or your action plan. If it says AIR or MART, use those steps. If it is a blue reliever, use the blue steps.',
      'Stay on the phone. The 999 call handler will tell you what to do.',
    ],
    ...reviewed('nhs-asthma-attack', 'alu-asthma-attack'),
  },
}

const stillWait = 'If you feel better before the ambulance comes, still wait for it.'

/** On a screen that says to call 999 now: no step says when to call, which would read as a reason to wait (HZ-01). */
export const asthmaAttackWhileYouWait: Record<Inhaler, FirstAid> = {
  blue: {
    ...asthmaAttack.blue,
    id: 'asthma-attack-blue-waiting',
    steps: [
      'Take 1 puff every 30 to 60 seconds while you wait for the ambulance, up to 10 puffs. Shake it between puffs. Use a spacer if you have one.',
      `${noBetterAfterTen} take up to 10 more puffs in the same way. Call 999 again if you are still no better.`,
      stillWait,
    ],
    puffs: { atStep: 1, secondsBetween: { min: 30, max: 60 }, max: 10 },
  },
  'air-or-mart': {
    ...asthmaAttack['air-or-mart'],
    id: 'asthma-attack-air-or-mart-waiting',
    steps: [
      'Take 1 puff every 1 to 3 minutes while you wait for the ambulance, up to 6 puffs.',
      `${noBetterAfterTen} ask the 999 call handler what to do.`,
      stillWait,
    ],
    puffs: { atStep: 1, secondsBetween: { min: 60, max: 180 }, max: 6 },
  },
  unknown: asthmaAttack.unknown,
}
