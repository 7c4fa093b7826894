import * as z from 'zod/mini'
import { copy } from '../../item.ts'
import { samplesShape, sampleShape } from './sample.ts'

const download = z.object({
  ...sampleShape,
  title: copy,
  detail: copy,
  status: z.enum(['downloaded', 'available']),
})

export const downloadSamples = z.object({
  ...samplesShape,
  downloads: z.array(download).check(z.minLength(2)),
})
export type DownloadSamples = z.infer<typeof downloadSamples>
