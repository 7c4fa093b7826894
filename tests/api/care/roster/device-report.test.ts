import { dayMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { combineDeviceReports } from '../../../../api/src/care/roster/device-report.ts'

const device = (last_heard_at: string, clock_skew_ms: number | null, pending_count = 0) => ({
  last_heard_at,
  clock_skew_ms,
  pending_count,
  oldest_pending_at: null,
})

describe('the report of a patient with two phones', () => {
  test('has the clock of the phone that was heard last, and the unsent entries of both', () => {
    const old = device('2026-11-19T18:00:00.000Z', -3 * dayMs, 2)
    const newest = device('2026-11-20T18:00:00.000Z', 0, 1)
    for (const devices of [
      [old, newest],
      [newest, old],
    ]) {
      expect(combineDeviceReports(devices)).toMatchObject({ clockSkewMin: 0, pendingCount: 3 })
    }
  })
})
