import type { PullReply } from './protocol.ts'

/** The result of requesting one page of the change feed. */
export type PullResult =
  | { kind: 'page'; page: PullReply }
  /** The server no longer knows our cursor: start again from the beginning and keep unsent changes. */
  | { kind: 'expired' }
  | { kind: 'failed' }
  /** The server replied but shows nothing: the person must sign in again, or the cookie belongs to another phone. */
  | { kind: 'signed-out' }

export type PullPorts = {
  net: { pull(cursor: string | undefined): Promise<PullResult> }
  store: {
    readCursor(): Promise<string | undefined>
    /**
     * Stores rows and cursor in one transaction and keeps unsent changes on top. Does nothing if the cursor has changed
     * since the request: another tab has read further, and this page is old.
     */
    applyPage(page: PullReply, requestedCursor: string | undefined): Promise<void>
    forgetCursor(): Promise<void>
  }
}

/**
 * Reads the change feed to its end. Returns false if it could not. After a message of the care team it asks once more:
 * the server learns from the cursor that the phone has stored it, and a clinician must not read "not delivered yet" of a
 * message that the patient is reading (hazard C43).
 */
export async function pullChanges({ net, store }: PullPorts): Promise<boolean> {
  let mayRestart = true
  let isAtEnd = false
  for (;;) {
    const cursor = await store.readCursor()
    const result = await net.pull(cursor)
    switch (result.kind) {
      case 'page':
        await store.applyPage(result.page, cursor)
        if (!result.page.hasMore) {
          if (isAtEnd || !hasMessage(result.page)) return true
          isAtEnd = true
          break
        }
        // Prevents an endless loop when a server announces more pages but repeats the cursor.
        if (result.page.nextCursor === cursor) return isAtEnd
        break
      case 'expired':
        if (!mayRestart) return false
        mayRestart = false
        await store.forgetCursor()
        break
      case 'failed':
      case 'signed-out':
        return isAtEnd
    }
  }
}

const hasMessage = ({ changes }: PullReply): boolean => changes.some(({ entity }) => entity === 'messages')
