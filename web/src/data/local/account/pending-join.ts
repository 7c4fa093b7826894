import { joinBody, joinLookupReply, joinReply } from '@second-wind/core/access/contract/join'
import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'

/** Under which it lies in the table `meta`. */
const metaKey = 'joining'

const pendingJoin = z.object({
  /** As it was sent, so that the same can be asked again when the time has run out. */
  asked: z.pick(joinBody, { invite: true, consent: true, name: true, age: true }),
  join: joinReply,
  /** Who has invited. */
  by: z.pick(joinLookupReply, { clinician: true, organisation: true }),
  /** This phone had an account already: it is one more clinician. */
  isFurther: z.boolean(),
  /** Its person has a record already, which it is to open. */
  isNewPhone: z._default(z.boolean(), false),
})

/** What this phone has asked a clinic for and has not finished. Outlives the app, because an answer can take an hour. */
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
