import * as z from 'zod/mini'
import { clinicianId } from '../platform/ids.ts'

export const clinician = z.object({
  id: clinicianId,
  name: z.string(),
  title: z.string(),
  department: z.string(),
})
export type Clinician = z.infer<typeof clinician>
