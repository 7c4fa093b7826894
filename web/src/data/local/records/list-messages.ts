import type { Message } from '@second-wind/core/care/message'
import { db } from '../database/db-connection.ts'

/** Messages from clinicians, newest first. */
export async function listMessages(): Promise<Message[]> {
  return db.messages.orderBy('sentAt').reverse().toArray()
}
