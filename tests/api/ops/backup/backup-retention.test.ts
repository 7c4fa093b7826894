import { findExpiredBackups } from '@second-wind/api/ops/backup/backup-retention'
import { minuteMs, hourMs, dayMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'

const nowMs = Date.parse('2026-11-22T14:30:00.000Z')

const made = (agesMs: number[]) => agesMs.map((age) => ({ name: `${age / hourMs} h`, madeMs: nowMs - age }))
const staying = (agesMs: number[]) => {
  const kept = made(agesMs)
  const gone = findExpiredBackups(kept, nowMs)
  return kept.filter((backup) => !gone.includes(backup))
}

describe('how long backups are kept', () => {
  test('a year of hourly backups leaves 48 hours and 35 days', () => {
    const left = staying(Array.from({ length: 365 * 24 }, (_, at) => at * hourMs))
    expect(left.filter(({ madeMs }) => nowMs - madeMs < 48 * hourMs)).toHaveLength(48)
    expect(left.filter(({ madeMs }) => nowMs - madeMs >= 48 * hourMs)).toHaveLength(33)
    expect(Math.max(...left.map(({ madeMs }) => nowMs - madeMs))).toBeLessThan(35 * dayMs)
  })

  test('the newest backup of an hour and of a day is kept', () => {
    expect(staying([2 * minuteMs, 5 * minuteMs, 9 * minuteMs]).map(({ madeMs }) => nowMs - madeMs)).toEqual([
      120_000,
    ])
    const noon = Date.parse('2026-11-10T12:00:00Z')
    const day = [noon, noon + hourMs, noon + 2 * hourMs].map((madeMs) => ({ name: '', madeMs }))
    expect(findExpiredBackups([...day, { name: '', madeMs: nowMs }], nowMs)).toEqual(day.slice(0, 2))
  })

  test('the last backup of an earlier schema is kept for 35 days, however many copies the new release makes', () => {
    const upgradedMs = nowMs - hourMs
    const before = { name: 'before', schema: '0001', madeMs: upgradedMs }
    const after = { name: 'after', schema: '0002', madeMs: upgradedMs + minuteMs }
    expect(findExpiredBackups([before, after], nowMs)).toEqual([])
    const later = { name: 'later', schema: '0002', madeMs: upgradedMs + 35 * dayMs }
    expect(findExpiredBackups([before, after, later], upgradedMs + 35 * dayMs)).toContain(before)
  })

  test('the newest backup of all is kept, however old it is', () => {
    expect(staying([400 * dayMs, 401 * dayMs])).toHaveLength(1)
    expect(findExpiredBackups([], nowMs)).toEqual([])
  })
})
