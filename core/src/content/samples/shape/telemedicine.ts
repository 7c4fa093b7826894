import * as z from 'zod/mini'
import { copy } from '../../content-item.ts'
import { clockTime, daysFromToday, samplesShape, sampleShape } from './sample.ts'

const slot = z.object({ ...sampleShape, daysFromToday, time: clockTime, doctor: copy, specialty: copy })

const consultation = z.object({ ...slot.shape, status: z.literal('confirmed') })

export const telemedicineSamples = z.object({
  ...samplesShape,
  /** Shown before the first sample. */
  note: copy,
  consultations: z.array(consultation).check(z.minLength(1)),
  slots: z.array(slot).check(z.minLength(2)),
  sharingNote: copy,
  /** Data that might be shared before a consultation in the future. */
  dataSharing: z.array(z.object({ ...sampleShape, title: copy, detail: copy })).check(z.minLength(1)),
})
export type TelemedicineSamples = z.infer<typeof telemedicineSamples>
