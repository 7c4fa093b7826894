import { db, withDb } from '../database/db-connection.ts'
import { NotSaved } from '../outbox/not-saved.ts'

const key = 'packsWifiOnly'

/** Whether extras may come over Wi-Fi only. True until the person says otherwise; health entries never ask. */
export async function isPacksWifiOnly(): Promise<boolean> {
  return (await db.meta.get(key))?.value !== false
}

/** @throws NotSaved */
export async function savePacksWifiOnly(value: boolean): Promise<void> {
  try {
    await withDb(() => db.meta.put({ key, value }))
  } catch (error) {
    throw new NotSaved(error)
  }
}
