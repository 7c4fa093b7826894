import { patientId } from '@second-wind/core/platform/ids'
import { minuteMs, dayMs } from '@second-wind/core/platform/moment'
import { pushPath } from '@second-wind/core/sync/protocol'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { type RealApi, openRealApi } from '../../support/open-real-api.ts'
import { aPush } from '../../support/push.ts'

const mib = 1024 * 1024

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => api.close())

/** A change that is refused and quarantined, with this many bytes in place of a score. */
const refused = (clientSeq: number, bytes: number) =>
  aMutation({ clientSeq, payload: { ...aReport(), mood: 'x'.repeat(bytes) } })

async function databaseBytes(): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select page_count * page_size as n from pragma_page_count(), pragma_page_size()`.execute(api.db)
  return rows[0]?.n ?? 0
}

describe('what one patient can make the server store', () => {
  test(
    'is 8 MiB a day from all phones together, then the phones must wait, and others do not',
    async () => {
      const phones = [await api.signInPatient(1), await api.signInPatient(1)] as const
      const before = await databaseBytes()
      let seq = 0
      const pushFrom = ({ cookie, deviceId }: (typeof phones)[number]) => {
        const mutations = Array.from({ length: 20 }, () => refused((seq += 1), 12_000))
        return api.as(cookie).post(pushPath, aPush(mutations, { deviceId }))
      }
      const statuses: number[] = []
      for (let turn = 0; turn < 48; turn += 1)
        statuses.push((await pushFrom(phones[turn % 2 === 0 ? 0 : 1])).status)
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20)
      expect(statuses.at(-1)).toBe(429)
      expect((await databaseBytes()) - before).toBeLessThan(12 * mib)

      const other = await api.signInPatient(2)
      const theirs = aPush([aMutation({ clientSeq: 1 })], {
        deviceId: other.deviceId,
        ownerId: patientId.parse(2),
      })
      expect((await api.as(other.cookie).post(pushPath, theirs)).status).toBe(200)
      api.clock.advance(dayMs)
      expect((await pushFrom(phones[0])).status).toBe(200)
    },
    minuteMs,
  )

  test('keeps of a refused change beyond 16 KiB only its size and its hash', async () => {
    const { cookie, deviceId } = await api.signInPatient(1)
    await api.as(cookie).post(pushPath, aPush([refused(1, 100_000), refused(2, 100)], { deviceId }))
    const kept = await api.db.selectFrom('quarantine').select(['raw', 'payload_hash']).execute()
    const [huge, small] = kept.map(({ raw }) => raw).toSorted((a, b) => a.length - b.length)
    expect(JSON.parse(huge ?? '')).toEqual({ leftOut: 'larger than 16 KiB', bytes: expect.any(Number) })
    expect(small).toContain('x'.repeat(100))
    expect(kept.every(({ payload_hash: hash }) => hash.length > 0)).toBe(true)
  })
})
