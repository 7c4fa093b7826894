import type * as z from 'zod/mini'
import { fieldPath } from '../platform/http/field-errors.ts'
import type { Db } from '../platform/db/database.ts'
import type { IncomingChange } from './incoming-change.ts'
import { refusal, type Refusal } from './refusal.ts'

/** What a change comes to. Undefined means done; `no-change`: taken, and the record stays as it is. */
type HandlerResult = Promise<Refusal | 'no-change' | undefined>

/** What one kind and version of change does. */
export type MutationHandler = (trx: Db, change: IncomingChange, payload: unknown) => HandlerResult

/** Ties a handler to the schema of its payload: what does not fit never reaches it. */
export function validatedHandler<P>(
  schema: z.ZodMiniType<P>,
  run: (trx: Db, change: IncomingChange, payload: P) => HandlerResult,
): MutationHandler {
  return async (trx, change, raw) => {
    const parsed = schema.safeParse(raw)
    if (parsed.success) return run(trx, change, parsed.data)
    const [issue] = parsed.error.issues
    return refusal('invalid_payload', issue && fieldPath(issue))
  }
}
