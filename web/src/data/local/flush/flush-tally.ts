import { isReadMark } from '@second-wind/core/sync/mutation'
import type { SendOutboxPorts, FlushResult } from '@second-wind/core/sync/send-outbox'
import { readChannel } from '../database/meta.ts'
import type { FlushNote } from '../database/rows.ts'
import { addFlushNote } from './flush-notes.ts'

type Ports = Pick<SendOutboxPorts, 'net' | 'store'>

/**
 * Counts what one flush sends through these ports, for the sync history. Read marks are not counted, because people do
 * not wait for them.
 */
export function withFlushTally({ net, store }: Ports): { ports: Ports; tally: FlushTally } {
  const tally: FlushTally = { attempts: 0, sent: 0, refused: 0 }
  const readMarks = new Set<string>()
  const ports: Ports = {
    net: {
      push(mutations, outbox) {
        const marks = mutations.filter(isReadMark)
        for (const { mutationId } of marks) readMarks.add(mutationId)
        if (marks.length === 0 || marks.length < mutations.length) tally.attempts += 1
        return net.push(mutations, outbox)
      },
    },
    store: {
      ...store,
      async commit(outcome) {
        await store.commit(outcome)
        const { settlement } = outcome
        tally.sent += settlement.applied.filter((id) => !readMarks.has(id)).length
        tally.refused += settlement.rejected.length
      },
      async addDeadLetter(mutationId, code, channel) {
        await store.addDeadLetter(mutationId, code, channel)
        tally.refused += 1
      },
    },
  }
  return { ports, tally }
}

export type FlushTally = { attempts: number; sent: number; refused: number }

/** Stores the result of a flush, unless it sent no request. */
export async function recordFlushOutcome(
  tally: FlushTally,
  result: FlushResult | 'interrupted',
): Promise<void> {
  if (tally.attempts === 0) return
  try {
    const failure = await getFailureCode(result)
    const { sent, refused } = tally
    const note: FlushNote = { at: new Date().toISOString(), by: flushContext(), sent, refused }
    await addFlushNote(failure === undefined ? note : { ...note, failure })
  } catch {
    // The note could not be stored; the flush itself is unaffected.
  }
}

/** Why changes are still unsent, as a code for the sync history. */
async function getFailureCode(result: FlushResult | 'interrupted'): Promise<string | undefined> {
  if (result === 'interrupted') return result
  switch (result.outcome) {
    case 'waiting': {
      const { reach } = await readChannel()
      return reach === 'ok' ? 'server-busy' : reach
    }
    case 'drained':
      return result.pending > 0 ? 'deferred' : undefined
    // Another tab continues and stores its own note.
    case 'busy':
    case 'not-linked':
      return undefined
  }
}

const flushContext = (): FlushNote['by'] => ('ServiceWorkerGlobalScope' in globalThis ? 'worker' : 'page')
