import * as z from 'zod/mini'
import { copy } from '../../content-item.ts'
import { samplesShape, sampleShape } from './sample.ts'

const planStep = z.object({ ...sampleShape, title: copy, detail: copy })

/** No device is ever connected: the app measures nothing (hazard C31). */
const device = z.object({ ...sampleShape, name: copy, status: z.literal('not_connected') })

export const enhancedSelfCareSamples = z.object({
  ...samplesShape,
  plan: z.object({ note: copy, steps: z.array(planStep).check(z.minLength(1)) }),
  devices: z.object({ note: copy, list: z.array(device).check(z.minLength(1)) }),
})
export type EnhancedSelfCareSamples = z.infer<typeof enhancedSelfCareSamples>
