import * as z from 'zod/mini'
import { copy } from '../../content-item.ts'
import { exampleFigureId } from './example-figure-id.ts'
import { samplesShape, sampleShape } from './sample.ts'

const fact = z.object({ ...sampleShape, label: copy, figure: exampleFigureId })

/** The Personal tab has no samples: it shows the person's own entries. */
export const analyticsSamples = z.object({
  ...samplesShape,
  note: copy,
  population: z.array(fact).check(z.minLength(1)),
  predictions: z.array(fact).check(z.minLength(1)),
})
export type AnalyticsSamples = z.infer<typeof analyticsSamples>
