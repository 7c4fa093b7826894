import {
  patientIdentityBody,
  patientIdentityPath,
  recordQuery,
  type RecordView,
} from '@second-wind/core/care/contract/patient-record'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { readJson, readQuery } from '../../platform/http/read-json.ts'
import { taggedJson } from '../../platform/http/tagged-json.ts'
import { editIdentity } from './edit-identity.ts'
import { getPatientRecord } from './patient-record.ts'
import { listRecordViews } from './record-views.repo.ts'

export function recordRoutes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Route[] {
  const subject = { param: 'patientId' }
  return [
    route({
      method: 'GET',
      path: '/api/patient-records/:patientId',
      who: 'clinician-of-patient',
      subject,
      action: 'record.read',
      audit: 'read',
      handle: async (c, actor, patientId) => {
        const { days } = readQuery(c, recordQuery)
        const extent = { days, nowMs: clock.now() }
        const scope = { actor, patientId }
        return taggedJson(c, await db.transaction().execute((trx) => getPatientRecord(trx, scope, extent)))
      },
    }),
    route({
      method: 'PUT',
      path: patientIdentityPath(':patientId'),
      who: 'clinician-of-patient',
      subject,
      action: 'identity.edit',
      audit: 'act',
      handle: async (c, actor, patientId) => {
        const { version: seenVersion, ...identity } = await readJson(c, patientIdentityBody)
        const edit = { actor, patientId, identity, seenVersion, nowMs: clock.now() }
        await db.transaction().execute((trx) => editIdentity(trx, edit))
        return c.body(null, 204)
      },
    }),
    route({
      method: 'GET',
      path: '/api/patient-records/:patientId/views',
      who: 'clinician-of-patient',
      subject,
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
