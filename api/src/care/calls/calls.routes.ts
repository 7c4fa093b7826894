import {
  callNoteBody,
  callNotesPath,
  withdrawCallNoteBody,
  withdrawCallNotePath,
} from '@second-wind/core/care/contract/call-notes'
import { type Route, route } from '../../platform/authentication/route.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { noteCall } from './note-call.ts'
import { withdrawCallNote } from './withdraw-call-note.ts'

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
    route({
      method: 'POST',
      path: withdrawCallNotePath(':patientId'),
      who: 'clinician-of-patient',
      subject: { param: 'patientId' },
      action: 'call.withdraw',
      audit: 'act',
      handle: async (c, actor, patientId) => {
        const { id } = await readJson(c, withdrawCallNoteBody)
        const withdrawal = { id, actor, patientId, nowMs: clock.now() }
        await inTransaction(db, patientId, (trx) => withdrawCallNote(trx, withdrawal))
        return c.body(null, 204)
      },
    }),
  ]
}
