import { db, writeDb } from '../database/db-connection.ts'

const key = 'packsWifiOnly'

/** Whether packs are downloaded over Wi-Fi only. True by default; health entries ignore it. */
export async function isPacksWifiOnly(): Promise<boolean> {
  return (await db.meta.get(key))?.value !== false
}

/** @throws NotSavedError */
export async function savePacksWifiOnly(value: boolean): Promise<void> {
  await writeDb(() => db.meta.put({ key, value }))
}
