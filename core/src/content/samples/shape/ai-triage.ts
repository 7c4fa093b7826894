import * as z from 'zod/mini'
import { copy } from '../../content-item.ts'
import { exampleFigureId } from './example-figure-id.ts'
import { samplesShape } from './sample.ts'

/** The words around the result: input, 3 seconds of analysing, results, and back with "Run New Analysis". */
export const aiTriageSample = z.object({
  ...samplesShape,
  disclaimer: copy,
  explanation: copy,
  limits: z.array(copy).check(z.minLength(1)),
  start: copy,
  analysing: copy,
  resultHeading: copy,
  figuresNote: copy,
  figures: z.array(exampleFigureId).check(z.minLength(1)),
  again: copy,
  realCheck: copy,
})
export type AiTriageSample = z.infer<typeof aiTriageSample>
