import { deleteEverything } from './everything.ts'

const channelName = 'second-wind-emptied'

/**
 * Deletes everything of the person from this phone, sent or not: records, drafts, keys, the account, downloads, the note
 * of what was here. It never looks like a new phone meanwhile. The app itself stays, so that 999 and 111 can still be
 * called. Open pages are told.
 *
 * @param held `erased`: by the person themselves, on this phone
 */
export async function emptyThisPhone(held: 'emptied' | 'erased' = 'emptied'): Promise<void> {
  await deleteEverything({ force: true, held })
  const pages = new BroadcastChannel(channelName)
  pages.postMessage('emptied')
  pages.close()
}

/** Hears of it in a page, whoever did it. Answers how to stop. */
export function onEmptied(listener: () => void): () => void {
  const heard = new BroadcastChannel(channelName)
  heard.addEventListener('message', listener)
  return () => heard.close()
}
