import { isTimeReached } from '@second-wind/core/notifications/daily-reminder'
import { addDays, type CapturedAt } from '@second-wind/core/platform/moment'
import { localTime } from '@second-wind/core/platform/time-of-day'
import { medicineReminder, type MedicineReminder } from '@second-wind/core/records/medicine-reminder'
import * as z from 'zod/mini'
import { db, writeDb } from '../database/db-connection.ts'

const key = 'medicineReminders'

const saved = z.object({
  /** Sorted by time of day. */
  reminders: z.array(medicineReminder),
  /** Whether the medicine's name may appear on the lock screen. */
  isNameShown: z.boolean(),
})
export type MedicineReminders = z.infer<typeof saved>

/** Medicine reminders. Never sent. */
export async function findMedicineReminders(): Promise<MedicineReminders> {
  const stored = saved.safeParse((await db.meta.get(key))?.value).data
  return stored ?? { reminders: [], isNameShown: false }
}

/**
 * Adds a reminder, or changes its name or time. If today's time has passed, it starts tomorrow.
 *
 * @throws NotSavedError
 */
export async function saveMedicineReminder(
  { id, name, time }: Pick<MedicineReminder, 'id' | 'name' | 'time'>,
  at: CapturedAt,
): Promise<void> {
  const today = at.localDate
  const next = isTimeReached(time, localTime(at)) ? addDays(today, 1) : today
  await change(({ reminders }) => {
    const before = reminders.find((reminder) => reminder.id === id)
    const beginsOn = before?.time === time ? before.beginsOn : next
    const all = [...without(reminders, id), { id, name, time, beginsOn }]
    return { reminders: all.toSorted((a, b) => (a.time < b.time ? -1 : 1)) }
  })
}

/** @throws NotSavedError */
export async function removeMedicineReminder(id: string): Promise<void> {
  await change(({ reminders }) => ({ reminders: without(reminders, id) }))
}

/** @throws NotSavedError */
export async function saveMedicineNamesShown(isNameShown: boolean): Promise<void> {
  await change(() => ({ isNameShown }))
}

const without = (reminders: readonly MedicineReminder[], id: string) =>
  reminders.filter((reminder) => reminder.id !== id)

async function change(changed: (now: MedicineReminders) => Partial<MedicineReminders>): Promise<void> {
  await writeDb(() =>
    db.transaction('rw', db.meta, async () => {
      const now = await findMedicineReminders()
      await db.meta.put({ key, value: { ...now, ...changed(now) } })
    }),
  )
}
