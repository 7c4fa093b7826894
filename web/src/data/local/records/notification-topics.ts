import type { DeviceTopics } from '@second-wind/core/notifications/notification-topics'
import * as z from 'zod/mini'
import { db, writeDb } from '../database/db-connection.ts'

const key = 'notificationTopics'

const saved = z.partial(
  z.object({ weather: z.boolean(), activities: z.boolean(), social: z.boolean() }),
) satisfies z.ZodMiniType<DeviceTopics>

/** The person's choices on this phone; an absent topic was never changed. */
export async function findOwnTopics(): Promise<DeviceTopics> {
  return saved.safeParse((await db.meta.get(key))?.value).data ?? {}
}

/** @throws NotSavedError */
export async function saveOwnTopics(changes: DeviceTopics): Promise<void> {
  await writeDb(() =>
    db.transaction('rw', db.meta, async () => {
      await db.meta.put({ key, value: { ...(await findOwnTopics()), ...changes } })
    }),
  )
}
