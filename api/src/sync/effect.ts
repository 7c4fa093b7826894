import type * as z from 'zod/mini'
import { fieldPath } from '../http/field-errors.ts'
import type { Db } from '../db/database.ts'
import type { Change } from './received.ts'
import { refusal, type Refusal } from './refusal.ts'

/** What one kind and version of change does. Undefined means done. */
export type Effect = (trx: Db, change: Change, payload: unknown) => Promise<Refusal | undefined>

/** Ties a handler to the schema of its payload: what does not fit never reaches it. */
export function effect<P>(
  schema: z.ZodMiniType<P>,
  run: (trx: Db, change: Change, payload: P) => Promise<Refusal | undefined>,
): Effect {
  return async (trx, change, raw) => {
    const parsed = schema.safeParse(raw)
    if (parsed.success) return run(trx, change, parsed.data)
    const [issue] = parsed.error.issues
    return refusal('invalid_payload', issue && fieldPath(issue))
  }
}
