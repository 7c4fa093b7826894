import { callNoteBody, callNotesPath } from '@second-wind/core/care/contract/call-notes'
import { type Route, route } from '../../platform/authentication/route.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { noteCall } from './note-call.ts'

export function callRoutes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Route[] {
  return [
    route({
      method: 'POST',
      path: callNotesPath(':patientId'),
      who: 'clinician-of-patient',
      subject: { param: 'patientId' },
      action: 'call.note',
      audit: 'act',
      handle: async (c, actor, patientId) => {
        const body = await readJson(c, callNoteBody)
        const note = { actor, patientId, ...body, nowMs: clock.now() }
        await inTransaction(db, patientId, (trx) => noteCall(trx, note))
        return c.body(null, 204)
      },
    }),
  ]
}
