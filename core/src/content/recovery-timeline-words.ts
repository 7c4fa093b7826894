import { reviewed } from './review.ts'
import type { TimelineWarningWords, TimelineWords } from './timeline-schema.ts'

/** Clinical content, section 15. The titles are the specification's; the description qualifies them (ruling "Words"). */
export const checkInWords: Record<'logged' | 'notLogged', TimelineWords> = {
  logged: {
    id: 'timeline-check-in-logged',
    ...reviewed('own'),
    title: 'Daily Check-in',
    description: 'You logged your symptoms.',
  },
  notLogged: {
    id: 'timeline-check-in-missing',
    ...reviewed('own'),
    title: 'Daily Check-in',
    description: 'No check-in. That is OK.',
  },
}

const hedge = 'Many people notice this around now. Yours may be sooner or later.'

export const milestoneWords: Record<'fever' | 'energy' | 'breathing', TimelineWords> = {
  fever: {
    id: 'timeline-milestone-fever',
    ...reviewed('specification'),
    title: 'Fever subsiding',
    description: hedge,
  },
  energy: {
    id: 'timeline-milestone-energy',
    ...reviewed('specification'),
    title: 'Energy returning',
    description: hedge,
  },
  breathing: {
    id: 'timeline-milestone-breathing',
    ...reviewed('specification'),
    title: 'Breathing easier',
    description: hedge,
  },
}

/** In place of the description of a milestone: nothing is known of when (ruling D-08). */
export const milestoneWithLungCondition: TimelineWords = {
  id: 'timeline-milestone-lung-condition',
  ...reviewed('own'),
  title: 'With a lung condition',
  description:
    'With a lung condition no one can say when. Compare with your usual day, and follow your plan.',
}

/** Under the specification's titles about recovery (ruling D-08). */
export const recoveryWithLungCondition: TimelineWords = {
  id: 'recovery-with-lung-condition',
  ...reviewed('own'),
  title: 'With a lung condition',
  description:
    'By recovery we mean feeling like your usual self. It does not mean that your lung condition has gone.',
}

const ifWorse = 'If you feel worse, do the symptom check.'

export const warningWords: Record<'scoresUp' | 'energyDown' | 'temperatureUp', TimelineWarningWords> = {
  scoresUp: {
    id: 'timeline-warning-scores-up',
    ...reviewed('own'),
    titleToday: 'Your scores went up today',
    titleEarlier: 'Your scores went up this day',
    description: `Your cough or breathlessness was worse than at your last check-in. ${ifWorse}`,
    linkText: 'Do the symptom check',
  },
  temperatureUp: {
    id: 'timeline-warning-temperature-up',
    ...reviewed('own'),
    titleToday: 'Your temperature went up today',
    titleEarlier: 'Your temperature went up this day',
    description: `It was higher than at your last check-in. ${ifWorse}`,
    linkText: 'Do the symptom check',
  },
  energyDown: {
    id: 'timeline-warning-energy-down',
    ...reviewed('own'),
    titleToday: 'Your energy went down today',
    titleEarlier: 'Your energy went down this day',
    description: `It was lower than at your last check-in. ${ifWorse}`,
    linkText: 'Do the symptom check',
  },
}

/** Where a figure of the recovery summary is unknown (ruling C-10). */
export const notEnoughWords: TimelineWords = {
  id: 'recovery-not-enough',
  ...reviewed('own'),
  title: 'Not enough check-ins yet',
  description: 'Log how you feel on 2 days or more to see how you are doing.',
}
