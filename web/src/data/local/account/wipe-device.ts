import { getDeviceId } from '../database/meta.ts'
import { wipeLocalData } from './export-data.ts'

const channelName = 'second-wind-emptied'
const lockName = 'emptying'

/**
 * Deletes everything of the person from this phone, sent or not: records, drafts, keys, the account, downloads, the note
 * of what was here. It never looks like a new phone meanwhile. The app itself stays, so that 999 and 111 can still be
 * called. Open pages are told. Of several that hear that the phone is lost, the first does it.
 *
 * @param held `erased`: by the person themselves, on this phone
 */
export async function wipeDevice(held: 'emptied' | 'erased' = 'emptied'): Promise<void> {
  const deviceId = await getDeviceId()
  const empty = () => emptyUnlessDone(deviceId, held)
  return 'locks' in navigator ? navigator.locks.request(lockName, empty) : empty()
}

async function emptyUnlessDone(deviceId: string, held: 'emptied' | 'erased'): Promise<void> {
  // Who was quicker has left another number.
  if (deviceId !== (await getDeviceId())) return
  await wipeLocalData({ force: true, held })
  const pages = new BroadcastChannel(channelName)
  pages.postMessage('emptied')
  pages.close()
}

/** Hears of it in a page, whoever did it. Answers how to stop. */
export function onDeviceWiped(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
