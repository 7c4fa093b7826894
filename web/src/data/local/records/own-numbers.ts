import { ownNumbers, type OwnNumbers } from '@second-wind/core/records/own-numbers'
import { db, writeDb } from '../database/db-connection.ts'

const key = 'ownNumbers'

/** The numbers of the person's own GP, nurse and pharmacy. Never sent. */
export async function findOwnNumbers(): Promise<OwnNumbers> {
  return ownNumbers.safeParse((await db.meta.get(key))?.value).data ?? {}
}

/** Replaces all numbers. @throws NotSavedError */
export async function saveOwnNumbers(numbers: OwnNumbers): Promise<void> {
  await writeDb(() => db.meta.put({ key, value: numbers }))
}
