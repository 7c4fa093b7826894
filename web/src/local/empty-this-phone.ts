import { deleteEverything } from './everything.ts'
import { holdSession } from './session-state.ts'

const channelName = 'second-wind-emptied'

/**
 * Deletes everything of the person from this phone, sent or not: records, drafts, keys, the account, downloads, the note
 * of what was here. The app itself stays, so that 999 and 111 can still be called. Open pages are told.
 */
export async function emptyThisPhone(): Promise<void> {
  await deleteEverything({ force: true })
  await holdSession('emptied')
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
