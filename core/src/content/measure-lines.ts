import type { PeakFlowZoneId } from '../records/peak-flow.ts'
import type { Line } from './content-item.ts'
import { reviewed } from './review.ts'

/** Shown with the optional measurements of the tracker: clinical content, questions R6 and R7. */
export const measureLines = {
  bestBlow: { id: 'log-best-of-three', text: 'Use your best of 3 blows.', ...reviewed('alu-peak-flow') },
  noMeter: {
    id: 'log-no-meter',
    text: 'Skip this if you were not given a meter.',
    ...reviewed('alu-peak-flow'),
  },
  noBest: {
    id: 'log-no-best-score',
    text: 'To see how this compares, add your own best score in your profile.',
    ...reviewed('alu-peak-flow'),
  },
  puffs: {
    id: 'log-reliever-puffs',
    text: 'Count every puff of your reliever. If you have an AIR or MART inhaler, count the extra puffs.',
    ...reviewed('alu-inhalers', 'nice-ng245'),
  },
  relieverFails: {
    id: 'log-reliever-fails',
    text: 'If your reliever does not help, or wears off in under 4 hours, call 999.',
    ...reviewed('alu-asthma-attack'),
  },
} satisfies Record<string, Line>

/** The advice for a peak flow zone: the same levels as in the symptom check. */
export const peakFlowZoneAdvice = {
  '50_80': {
    id: 'log-peak-flow-50-80',
    text: 'You need medical advice today. Call 111 or ask for an urgent GP appointment.',
    ...reviewed('alu-peak-flow', 'bts-acute-asthma', 'specification'),
  },
  below_50: {
    id: 'log-peak-flow-below-50',
    text: 'This could be an emergency. Call 999.',
    ...reviewed('alu-peak-flow', 'bts-acute-asthma', 'specification'),
  },
} satisfies Partial<Record<PeakFlowZoneId, Line>>
