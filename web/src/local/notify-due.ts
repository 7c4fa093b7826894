import type { CapturedAt } from '@second-wind/core/model/moment'
import { dailyNote, lockScreenNotes } from '@second-wind/core/notifications/lock-screen'
import { readInboxFacts } from './inbox-facts.ts'
import { addMarks, listMarks, removeMark } from './marks.ts'
import { findMedicineReminders } from './medicine-reminders.ts'
import { notifyWhenDue } from './reminder.ts'

type Shown = { title: string; body: string; tag: string }

/** Shows what is due as notifications, each once, whoever looks at the same time; again what could not be shown. */
export async function notifyDue(show: (note: Shown) => Promise<unknown>, at: CapturedAt): Promise<void> {
  await notifyWhenDue(() => show(dailyNote), at)
  const [facts, { isNameShown }, read] = await Promise.all([
    readInboxFacts(at),
    findMedicineReminders(),
    listMarks('notificationsRead'),
  ])
  for (const { id, ...note } of lockScreenNotes(facts, isNameShown, at)) {
    if (read.has(id) || (await addMarks('notificationsShown', [id])).length === 0) continue
    await show(note).catch(async (error: unknown) => {
      await removeMark('notificationsShown', id)
      throw error
    })
  }
}
