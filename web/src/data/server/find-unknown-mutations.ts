import { receiptsPath, receiptsReply } from '@second-wind/core/sync/protocol'
import { request } from './request.ts'

/** Keeps a request well below the maximum body size. */
const idsAtATime = 200

/** The changes that the server does not know; undefined without a response. */
export async function findUnknownMutations(mutationIds: readonly string[]): Promise<string[] | undefined> {
  const unknown: string[] = []
  try {
    for (let from = 0; from < mutationIds.length; from += idsAtATime) {
      const body = { mutationIds: mutationIds.slice(from, from + idsAtATime) }
      const reply = await request({ method: 'POST', path: receiptsPath, body, reply: receiptsReply })
      unknown.push(...reply.unknown)
    }
    return unknown
  } catch {
    return undefined
  }
}
