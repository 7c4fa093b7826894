import * as z from 'zod/mini'
import { copy } from '../../content-item.ts'
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
  /** The two states of the sample login, and the words below each. */
  login: z.object({ pending: copy, connected: copy }),
  appointmentsNote: copy,
  appointments: z.array(appointment).check(z.minLength(1)),
  prescriptionsNote: copy,
  prescriptions: z.array(prescription).check(z.minLength(2)),
  reportsNote: copy,
  reports: z.array(report).check(z.minLength(1)),
  /** The report itself is not a sample: it is made from the data on the phone. */
  generation: z.object({ ready: copy, empty: copy, generating: copy, complete: copy, failed: copy }),
})
export type NhsSamples = z.infer<typeof nhsSamples>
