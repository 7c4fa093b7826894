import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from './content-item.ts'

/** An invented figure; always shown with a tag that says so. */
export const exampleFigure = z.object({
  id: itemId,
  value: copy,
  sentence: copy,
  usedOn: z.readonly(z.array(z.enum(['insight', 'ai-triage', 'analytics'])).check(z.minLength(1))),
  ...reviewShape,
})
export type ExampleFigure = z.infer<typeof exampleFigure>
