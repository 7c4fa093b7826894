import { ownNumbers, type OwnNumbers } from '@second-wind/core/records/own-numbers'
import { db, withDb } from '../database/db-connection.ts'
import { NotSaved } from '../outbox/not-saved.ts'

const key = 'ownNumbers'

/** The numbers of the person's own GP, nurse and pharmacy. Never sent. */
export async function findOwnNumbers(): Promise<OwnNumbers> {
  return ownNumbers.safeParse((await db.meta.get(key))?.value).data ?? {}
}

/** Replaces all numbers. @throws NotSaved */
export async function saveOwnNumbers(numbers: OwnNumbers): Promise<void> {
  try {
    await withDb(() => db.meta.put({ key, value: numbers }))
  } catch (error) {
    throw new NotSaved(error)
  }
}
