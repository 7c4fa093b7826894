import type { Db } from '@second-wind/api/platform/db/database'
import { applyChunk } from '@second-wind/api/sync/apply-chunk'
import { patientId } from '@second-wind/core/platform/ids'
import { captureMoment, hourMs } from '@second-wind/core/platform/moment'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { openPrepared } from '../../support/open-demo-api.ts'

const receivedAtMs = Date.parse('2026-11-20T18:00:00Z')
const patient = {
  kind: 'patient',
  id: patientId.parse(1),
  session: 'phone',
  deviceId: null,
  assurance: 'fresh',
} as const
const arrival = { receivedAtMs, deviceId: idNumbered(0xd1), clockSkewMs: 0, isTimeClaimed: true }
const report = () => ({
  deviceId: arrival.deviceId,
  pendingCount: 0,
  oldestPendingAt: null,
  appVersion: 'test',
  protocol: 1,
})

/** Of one push of entries that a phone logged eight hours apart, every third with a fever. */
async function countStatements(entries: number): Promise<number> {
  const { db, close } = openPrepared('twoPatients')
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const counted: Db = db.withPlugin(counter)
  const pushed = Array.from({ length: entries }, (_, at) => {
    const moment = captureMoment(receivedAtMs - (entries - at) * 8 * hourMs, 0)
    const payload = aReport({ temperature: at % 3 === 0 ? 'high-fever' : 'normal' })
    return { isReadable: true, mutation: aMutation({ clientSeq: at + 1, ...moment, payload }) } as const
  })
  const deps = { db: counted, logError: () => {} }
  await applyChunk(deps, patient, pushed, arrival, new Set(), report)
  await close()
  return statements
}

/** With begin, savepoint, release, commit and the epoch of the reply, a push makes 40 at most. */
test.each([1, 50])('a push of %i new entries is stored with at most 35 statements', async (entries) => {
  expect(await countStatements(entries)).toBeLessThanOrEqual(35)
})
