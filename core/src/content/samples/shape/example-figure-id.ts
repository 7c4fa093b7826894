import * as z from 'zod/mini'
import { exampleFigures, type ExampleFigureId } from '../../example-figures.ts'

export const exampleFigureId = z.custom<ExampleFigureId>(
  (id) => typeof id === 'string' && Object.hasOwn(exampleFigures, id),
  'not an example figure',
)
