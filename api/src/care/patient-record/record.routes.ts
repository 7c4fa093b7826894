import {
  confirmNameBody,
  confirmNamePath,
  patientIdentityBody,
  patientIdentityPath,
  recordQuery,
  type RecordView,
} from '@second-wind/core/care/contract/patient-record'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { readJson, readQuery } from '../../platform/http/read-json.ts'
import { taggedJson } from '../../platform/http/tagged-json.ts'
import { confirmName } from './confirm-name.ts'
import { editIdentity } from './edit-identity.ts'
import { getPatientRecord } from './patient-record.ts'
import { listRecordViews } from './record-views.repo.ts'

export function recordRoutes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Route[] {
  const about = { who: 'clinician-of-patient', subject: { param: 'patientId' } } as const
  return [
    route({
      ...about,
      method: 'GET',
      path: '/api/patient-records/:patientId',
      action: 'record.read',
      audit: 'read',
      handle: async (c, actor, patientId) => {
        const { days } = readQuery(c, recordQuery)
        const extent = { days, nowMs: clock.now() }
        const read = (trx: Db) => getPatientRecord(trx, { actor, patientId }, extent)
        return taggedJson(c, await inTransaction(db, patientId, read))
      },
    }),
    route({
      method: 'PUT',
      path: patientIdentityPath(':patientId'),
      ...about,
      action: 'identity.edit',
      audit: 'act',
      handle: async (c, actor, patientId) => {
        const { version: seenVersion, ...identity } = await readJson(c, patientIdentityBody)
        const edit = { actor, patientId, identity, seenVersion, nowMs: clock.now() }
        await inTransaction(db, patientId, (trx) => editIdentity(trx, edit))
        return c.body(null, 204)
      },
    }),
    route({
      method: 'POST',
      path: confirmNamePath(':patientId'),
      ...about,
      action: 'name.confirm',
      audit: 'act',
      handle: async (c, actor, patientId) => {
        const { name } = await readJson(c, confirmNameBody)
        const what = { actor, patientId, name, nowMs: clock.now() }
        await inTransaction(db, patientId, (trx) => confirmName(trx, what))
        return c.body(null, 204)
      },
    }),
    route({
      method: 'GET',
      path: '/api/patient-records/:patientId/views',
      ...about,
      action: 'views.read',
      audit: 'poll',
      handle: async (c, _actor, patientId) => c.json<RecordView[]>(await listRecordViews(db, patientId)),
    }),
    route({
      method: 'GET',
      path: '/api/record-views',
      who: 'patient',
      subject: 'self',
      action: 'views.read',
      handle: async (c, actor) => c.json<RecordView[]>(await listRecordViews(db, actor.id)),
    }),
  ]
}
