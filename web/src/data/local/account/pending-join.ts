import { joinBody, joinLookupReply, joinReply } from '@second-wind/core/access/contract/join'
import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'

/** Key in the table `meta`. */
const metaKey = 'joining'

const pendingJoin = z.object({
  /** The request as it was sent, so that it can be repeated after it expired. */
  asked: z.pick(joinBody, { invite: true, consent: true, name: true, age: true }),
  join: joinReply,
  /** The clinician who sent the invitation. */
  by: z.pick(joinLookupReply, { clinician: true, organisation: true }),
  /** This phone had an account already: the join adds a clinician. */
  isFurther: z.boolean(),
  /** The person has a record already, which this phone is to open. */
  isNewPhone: z._default(z.boolean(), false),
})

/** A request to a clinic that is not finished. Survives a restart, because an answer can take an hour. */
export type PendingJoin = z.infer<typeof pendingJoin>

export async function readPendingJoin(): Promise<PendingJoin | undefined> {
  return pendingJoin.safeParse((await db.meta.get(metaKey))?.value).data
}

export async function savePendingJoin(value: PendingJoin): Promise<void> {
  await db.meta.put({ key: metaKey, value })
}

export async function deletePendingJoin(): Promise<void> {
  await db.meta.delete(metaKey)
}
