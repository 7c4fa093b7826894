import type { Db } from '@second-wind/api/platform/db/database'
import { applyChunk } from '@second-wind/api/sync/apply-chunk'
import { captureMoment, hourMs } from '@second-wind/core/platform/moment'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { openPrepared } from '../../support/open-demo-api.ts'
import { arrival, deviceReport, pushingPatient, receivedAtMs } from './a-push.ts'

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
  await applyChunk(deps, pushingPatient, pushed, arrival, new Set(), () => deviceReport)
  await close()
  return statements
}

describe('a push of new entries', () => {
  /** With begin, savepoint, release, commit and the epoch of the reply, a push makes 40 at most. */
  test.each([1, 50])('is stored with at most 35 statements when it has %i', async (entries) => {
    expect(await countStatements(entries)).toBeLessThanOrEqual(35)
  })
})
