import * as z from 'zod/mini'
import { recordId } from '../platform/ids.ts'
import { localDate } from '../platform/moment.ts'
import { timeOfDay } from '../platform/time-of-day.ts'

/** A daily reminder to take a medicine. It stays on the phone. */
export const medicineReminder = z.object({
  id: recordId,
  /** In the person's own words. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  time: timeOfDay,
  /** The first day on which the reminder appears. */
  beginsOn: localDate,
})
export type MedicineReminder = z.infer<typeof medicineReminder>
