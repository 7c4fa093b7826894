import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'
import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'

/** What many people notice by which day of a cold, flu or chest infection. */
const usualCourseRow = z.strictObject({
  id: itemId,
  ...reviewShape,
  sign: z.enum(['temperature', 'cough']),
  name: copy,
  /** The last day of the usual time. */
  byDay: z.int().check(z.gte(1)),
  usual: copy,
})
export type UsualCourseRow = z.infer<typeof usualCourseRow>

export const usualCourseShape = z.strictObject({
  id: itemId,
  ...reviewShape,
  rows: z.readonly(z.array(usualCourseRow)),
})

/** Instead of the usual course, for people with a lung condition (ruling D-08). */
export const usualCourseLung: Line = {
  id: 'usual-course-lung',
  text: 'With a lung condition, look for a change from your own usual day. There is no usual number of days.',
  ...reviewed('nice-ng115', 'alu-copd-flare-up'),
}

/** Clinical content, section 11: the times of content/resources/viral.ts, as rows that entries can be compared with. */
export const usualCourse: z.infer<typeof usualCourseShape> = {
  id: 'usual-course',
  ...reviewed('nhs-chest-infection', 'target-leaflet', 'nice-ng120'),
  rows: [
    {
      id: 'usual-temperature',
      ...reviewed('nhs-chest-infection'),
      sign: 'temperature',
      name: 'Temperature',
      byDay: 7,
      usual: 'Usually settled by days 5 to 7.',
    },
    {
      id: 'usual-cough',
      ...reviewed('target-leaflet', 'nice-ng120'),
      sign: 'cough',
      name: 'Cough',
      byDay: 28,
      usual: 'Most coughs have gone in 3 to 4 weeks.',
    },
  ],
}
