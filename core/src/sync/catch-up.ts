import type { PullReply } from './protocol.ts'

/** What came of asking for one page of the change feed. */
export type PullAnswer =
  | { kind: 'page'; page: PullReply }
  /** The server no longer knows our cursor: start again from the beginning, keeping what is unsent. */
  | { kind: 'expired' }
  | { kind: 'failed' }

export type CatchUpPorts = {
  net: { pull(cursor: string | undefined): Promise<PullAnswer> }
  store: {
    readCursor(): Promise<string | undefined>
    /** Rows and cursor in one transaction; records with unsent changes are left alone. */
    applyPage(page: PullReply): Promise<void>
    forgetCursor(): Promise<void>
  }
}

/** Reads the change feed to its end. Answers whether it got there. */
export async function catchUp({ net, store }: CatchUpPorts): Promise<boolean> {
  let mayRestart = true
  for (;;) {
    const answer = await net.pull(await store.readCursor())
    switch (answer.kind) {
      case 'page':
        await store.applyPage(answer.page)
        if (!answer.page.hasMore) return true
        break
      case 'expired':
        if (!mayRestart) return false
        mayRestart = false
        await store.forgetCursor()
        break
      case 'failed':
        return false
    }
  }
}
