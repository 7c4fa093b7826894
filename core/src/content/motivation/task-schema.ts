import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A daily task. Its fields: specification, section 3; what a person did with it today: recovery/motivation/task-state.ts. */
export const task = z.object({
  id: itemId,
  ...reviewShape,
  title: copy,
  description: copy,
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
