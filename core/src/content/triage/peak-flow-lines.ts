import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'

/** Two number fields next to the peak flow question select the answer and show the calculation. */
export const peakFlowLines = {
  today: { id: 'peak-flow-today', text: 'Your best blow today', ...reviewed('alu-peak-flow') },
  best: { id: 'peak-flow-best', text: 'Your own best score', ...reviewed('alu-peak-flow') },
  /** {today}, {best} and {percent} are the figures. */
  sum: {
    id: 'peak-flow-sum',
    text: '{today} is {percent}% of your best score of {best}.',
    ...reviewed('alu-peak-flow'),
  },
} satisfies Record<string, Line>
