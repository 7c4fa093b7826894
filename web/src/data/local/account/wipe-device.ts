import { getDeviceId } from '../database/meta.ts'
import { wipeLocalData } from './export-data.ts'

const channelName = 'second-wind-emptied'
const lockName = 'emptying'

/**
 * Deletes all data about the person from this phone, sent or not: records, drafts, keys, the account, downloads, the
 * data-loss note. At no moment does it look like a new phone. The app itself stays, so that 999 and 111 can still be
 * called. Open pages are notified. If several tabs learn that the phone is lost, the first one deletes.
 *
 * @param sessionState `erased`: by the person, on this phone
 */
export async function wipeDevice(sessionState: 'emptied' | 'erased' = 'emptied'): Promise<void> {
  const deviceId = await getDeviceId()
  const empty = () => emptyUnlessDone(deviceId, sessionState)
  return 'locks' in navigator ? navigator.locks.request(lockName, empty) : empty()
}

async function emptyUnlessDone(deviceId: string, sessionState: 'emptied' | 'erased'): Promise<void> {
  // Another tab was faster and has set a new device id.
  if (deviceId !== (await getDeviceId())) return
  await wipeLocalData({ force: true, sessionState })
  const pages = new BroadcastChannel(channelName)
  pages.postMessage('emptied')
  pages.close()
}

/** Runs in a page when any tab or the worker has wiped the phone. Returns a function that stops listening. */
export function onDeviceWiped(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
