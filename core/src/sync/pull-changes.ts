import type { PullReply } from './protocol.ts'

/** What came of asking for one page of the change feed. */
export type PullResult =
  | { kind: 'page'; page: PullReply }
  /** The server no longer knows our cursor: start again from the beginning, keeping what is unsent. */
  | { kind: 'expired' }
  | { kind: 'failed' }
  /** The server is there, and shows this phone nothing: its person is to sign in again, or it has another's cookie. */
  | { kind: 'signed-out' }

export type PullPorts = {
  net: { pull(cursor: string | undefined): Promise<PullResult> }
  store: {
    readCursor(): Promise<string | undefined>
    /**
     * Rows and cursor in one transaction; what is unsent stays on top. Does nothing unless the cursor is still the one
     * that the page was asked with: another tab has read on, and this page is old.
     */
    applyPage(page: PullReply, askedWith: string | undefined): Promise<void>
    forgetCursor(): Promise<void>
  }
}

/** Reads the change feed to its end. Answers whether it got there. */
export async function pullChanges({ net, store }: PullPorts): Promise<boolean> {
  let mayRestart = true
  for (;;) {
    const cursor = await store.readCursor()
    const answer = await net.pull(cursor)
    switch (answer.kind) {
      case 'page':
        await store.applyPage(answer.page, cursor)
        if (!answer.page.hasMore) return true
        // A server that promises more but stays where it is would be asked for ever.
        if (answer.page.nextCursor === cursor) return false
        break
      case 'expired':
        if (!mayRestart) return false
        mayRestart = false
        await store.forgetCursor()
        break
      case 'failed':
      case 'signed-out':
        return false
    }
  }
}
