import { db, rerunLiveQueries, withDb } from '../database/db-connection.ts'
import { getDeviceId, writeMeta } from '../database/meta.ts'
import { newId } from '../database/new-id.ts'
import { deleteParkedRecords } from '../outbox/parked-records.ts'
import { reportUnsent } from '../outbox/unsent-report.ts'
import { removeAllPacks } from '../packs/pack-cache.ts'
import { deleteSentinel } from './data-loss-sentinel.ts'
import { type DeviceSessionState, saveSessionState } from './session-state.ts'

const channelName = 'second-wind-wiped'
const lockName = 'emptying'

/**
 * Deletes all data about the person from this phone, sent or not: records, drafts, keys, the account, downloads, the
 * data-loss note. At no moment does it look like a new phone. The app itself stays, so that 999 and 111 can still be
 * called. Open pages are notified. If several tabs learn that the phone is lost, the first one deletes.
 *
 * @param sessionState `erased`: by the person, on this phone
 */
export async function wipeDevice(sessionState: 'wiped' | 'erased' = 'wiped'): Promise<void> {
  const deviceId = await getDeviceId()
  const empty = () => wipeUnlessDone(deviceId, sessionState)
  return 'locks' in navigator ? navigator.locks.request(lockName, empty) : empty()
}

async function wipeUnlessDone(deviceId: string, sessionState: 'wiped' | 'erased'): Promise<void> {
  // Another tab was faster and has set a new device id.
  if (deviceId !== (await getDeviceId())) return
  await wipeLocalData({ force: true, sessionState })
  const pages = new BroadcastChannel(channelName)
  pages.postMessage('wiped')
  pages.close()
}

/** Runs in a page when any tab or the worker has wiped the phone. Returns a function that stops listening. */
export function onDeviceWiped(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', listener)
  return () => channel.close()
}

type Wipe = { force: boolean; sessionState?: DeviceSessionState }

/**
 * Empties this phone: records, drafts, receipts, the outbox, downloads, and the device id. The next visit is a first
 * visit; the caller reloads the app. Other tabs are told to do the same.
 *
 * @param force true also deletes what the server does not have, waiting or refused; otherwise unsent data prevents the
 *   deletion
 * @param sessionState the session state that the empty phone shows
 */
export async function wipeLocalData({ force, sessionState }: Wipe): Promise<'deleted' | 'unsent'> {
  const isWiped = await withDb(() =>
    db.transaction('rw', db.tables, async () => {
      const unsent = (await reportUnsent()).pendingCount + (await db.deadletter.count())
      if (unsent > 0 && !force) return false
      for (const table of db.tables) await table.clear()
      // If the deletion below fails, this is still a different device.
      await writeMeta('deviceId', newId())
      if (sessionState) await saveSessionState(sessionState)
      return true
    }),
  )
  if (!isWiped) return 'unsent'
  await deleteSentinel()
  await removeAllPacks()
  await deleteParkedRecords()
  // A new database counts its changes from 1 again, under a new device id. A frozen tab can prevent the deletion.
  await db.delete()
  await db.open()
  if (sessionState) await saveSessionState(sessionState)
  rerunLiveQueries()
  return 'deleted'
}
