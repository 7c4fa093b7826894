import * as z from 'zod/mini'
import { copy } from '../../content-item.ts'
import { samplesShape, sampleShape } from './sample.ts'

const notification = z.object({
  ...sampleShape,
  type: z.enum(['medication', 'weather', 'activity', 'social']),
  title: copy,
  message: copy,
  hoursAgo: z.int().check(z.gte(0), z.lte(24 * 30)),
  read: z.boolean(),
})

export const notificationSamples = z.object({
  ...samplesShape,
  notifications: z.array(notification).check(z.minLength(4)),
})
export type NotificationSamples = z.infer<typeof notificationSamples>
