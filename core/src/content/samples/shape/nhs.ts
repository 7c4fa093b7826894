import * as z from 'zod/mini'
import { copy } from '../../item.ts'
import { clockTime, daysFromToday, samplesShape, sampleShape } from './sample.ts'

const appointment = z.object({ ...sampleShape, daysFromToday, time: clockTime, title: copy, place: copy })

const prescription = z.object({
  ...sampleShape,
  medicine: copy,
  directions: copy,
  status: z.enum(['active', 'reorder_needed']),
})

const report = z.object({ ...sampleShape, title: copy, detail: copy, daysFromToday })

export const nhsSamples = z.object({
  ...samplesShape,
  appointments: z.array(appointment).check(z.minLength(1)),
  prescriptions: z.array(prescription).check(z.minLength(2)),
  reports: z.array(report).check(z.minLength(1)),
  /** The three states of making a report, which takes 3 seconds. */
  generation: z.object({ ready: copy, generating: copy, complete: copy }),
})
export type NhsSamples = z.infer<typeof nhsSamples>
