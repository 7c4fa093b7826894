import { receiptsPath, receiptsReply } from '@second-wind/core/sync/protocol'
import { request } from './request.ts'

/** Well under the size of a body. */
const idsAtATime = 200

/** Which of these changes the server does not know; undefined when it could not be asked. */
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
