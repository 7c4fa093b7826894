import type { DaqiBand } from '../../air/daqi.ts'
import { reviewed } from '../review.ts'
import type { BandAdvice } from './air-advice-schema.ts'

/** Clinical content, section 17. No advice says to use more reliever; the person's plan says how. */
export const airAdvice: Record<DaqiBand, BandAdvice> = {
  low: {
    id: 'air-low',
    ...reviewed('daqi'),
    word: 'Low',
    points: '1 to 3',
    advice: 'Carry on as usual. Follow your plan.',
  },
  moderate: {
    id: 'air-moderate',
    ...reviewed('daqi'),
    word: 'Moderate',
    points: '4 to 6',
    advice: 'If you have symptoms, try to cut down hard exercise and time in polluted air. Follow your plan.',
  },
  high: {
    id: 'air-high',
    ...reviewed('daqi'),
    word: 'High',
    points: '7 to 9',
    advice: 'Cut down hard exercise, most of all outdoors. Keep your reliever with you. Follow your plan.',
  },
  'very-high': {
    id: 'air-very-high',
    ...reviewed('daqi'),
    word: 'Very high',
    points: '10',
    advice: 'Avoid hard exercise outdoors. Follow your plan. Get help if your symptoms get worse.',
  },
}
