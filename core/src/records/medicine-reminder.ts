import * as z from 'zod/mini'
import { recordId } from '../platform/ids.ts'
import { localDate } from '../platform/moment.ts'
import { timeOfDay } from '../platform/time-of-day.ts'

/** A time of day at which a person takes a medicine. It stays on the phone. */
export const medicineReminder = z.object({
  id: recordId,
  /** In the person's own words. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  time: timeOfDay,
  /** The first day on which it comes. */
  beginsOn: localDate,
})
export type MedicineReminder = z.infer<typeof medicineReminder>
