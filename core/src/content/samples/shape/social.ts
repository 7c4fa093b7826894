import * as z from 'zod/mini'
import { copy } from '../../content-item.ts'
import { percent, samplesShape, sampleShape } from './sample.ts'

const group = z.object({
  ...sampleShape,
  name: copy,
  members: z.int().check(z.positive()),
  description: copy,
  category: copy,
  lastActivity: copy,
})

const challenge = z.object({
  ...sampleShape,
  title: copy,
  participants: z.int().check(z.positive()),
  daysLeft: z.int().check(z.positive()),
  progress: percent,
})

const connectedUser = z.object({
  ...sampleShape,
  name: copy,
  relation: copy,
  status: z.enum(['recovering', 'stable']),
  lastCheckIn: copy,
})

const post = z.object({ ...sampleShape, author: copy, group: copy, text: copy, when: copy })

export const socialSamples = z.object({
  ...samplesShape,
  /** Shown before the samples of every tab. */
  note: copy,
  groups: z.array(group).check(z.minLength(1)),
  challenges: z.array(challenge).check(z.minLength(1)),
  connectedUsers: z.array(connectedUser).check(z.minLength(2)),
  posts: z.array(post).check(z.minLength(1)),
})
export type SocialSamples = z.infer<typeof socialSamples>
