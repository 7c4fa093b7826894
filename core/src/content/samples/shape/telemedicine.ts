import * as z from 'zod/mini'
import { copy } from '../../content-item.ts'
import { clockTime, daysFromToday, samplesShape, sampleShape } from './sample.ts'

const slot = z.object({ ...sampleShape, daysFromToday, time: clockTime, doctor: copy, specialty: copy })

const consultation = z.object({ ...slot.shape, status: z.literal('confirmed') })

export const telemedicineSamples = z.object({
  ...samplesShape,
  /** Stands before the first of them. */
  note: copy,
  consultations: z.array(consultation).check(z.minLength(1)),
  slots: z.array(slot).check(z.minLength(2)),
  sharingNote: copy,
  /** What one day could be shared before a consultation. */
  dataSharing: z.array(z.object({ ...sampleShape, title: copy, detail: copy })).check(z.minLength(1)),
})
export type TelemedicineSamples = z.infer<typeof telemedicineSamples>
