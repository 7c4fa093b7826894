import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A daily task (specification, section 3). recovery/motivation/task-state.ts computes whether it is done. */
export const task = z.object({
  id: itemId,
  ...reviewShape,
  title: copy,
  description: copy,
  /** How long it takes, where that is the same for everyone. */
  duration: z.optional(copy),
  icon: itemId,
  category: copy,
  /** How much makes the task complete, counted in `unit`. */
  target: z.int().check(z.gte(1)),
  unit: copy,
  points: z.int().check(z.gte(15), z.lte(30)),
  /** Library activities that count for the task. */
  activityTypes: z.readonly(z.array(itemId)),
})
export type Task = z.infer<typeof task>
