import { patientThresholdBody, patientThresholdPath } from '@second-wind/core/care/contract/patient-record'
import { type Route, route } from '../../platform/authentication/route.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { setThreshold } from './set-threshold.ts'

export function thresholdRoutes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Route[] {
  return [
    route({
      method: 'PUT',
      path: patientThresholdPath(':patientId'),
      who: 'clinician-of-patient',
      subject: { param: 'patientId' },
      action: 'threshold.set',
      audit: 'act',
      handle: async (c, actor, patientId) => {
        const body = await readJson(c, patientThresholdBody)
        const change = { actor, patientId, ...body, nowMs: clock.now() }
        await inTransaction(db, patientId, (trx) => setThreshold(trx, change))
        return c.body(null, 204)
      },
    }),
  ]
}
