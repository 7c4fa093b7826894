import type { AirReading } from '@second-wind/core/air/air-reading'
import { dayMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { listAirDays, saveAirReading } from '../../../../../web/src/data/local/lazy.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()

const see = (at: string, pm2_5: number, source: AirReading['source'] = 'openweather') =>
  saveAirReading('York', {
    index: 20,
    status: 'Low',
    location: 'York',
    description: '',
    source,
    timestamp: at,
    pollutants: { pm2_5, pm10: null, o3: null },
  })
const days = async () => (await listAirDays()).map(({ day, pollutants }) => [day, pollutants.pm2_5])

describe('the worst air of each day', () => {
  test('the worst reading of each day is kept', async () => {
    await see('2026-11-19T09:00:00.000Z', 8)
    await see('2026-11-19T12:00:00.000Z', 40)
    await see('2026-11-19T18:00:00.000Z', 9)
    await see('2026-11-20T09:00:00.000Z', 12)
    expect(await days()).toEqual([
      ['2026-11-19', 40],
      ['2026-11-20', 12],
    ])
  })

  test('a measured reading replaces a demo reading, never the reverse', async () => {
    await see('2026-11-19T09:00:00.000Z', 60, 'demo')
    await see('2026-11-19T12:00:00.000Z', 8)
    await see('2026-11-19T15:00:00.000Z', 70, 'demo')
    expect(await listAirDays()).toMatchObject([{ source: 'openweather', pollutants: { pm2_5: 8 } }])
  })

  test('90 days are kept, without the place', async () => {
    const first = Date.parse('2026-08-01T12:00:00Z')
    for (let day = 0; day < 95; day += 1) await see(new Date(first + day * dayMs).toISOString(), 8)
    const kept = await listAirDays()
    expect(kept).toHaveLength(90)
    expect(kept[0]?.day).toBe('2026-08-06')
    expect(JSON.stringify(kept)).not.toContain('York')
  })

  test('unreadable air days count as none, and the next reading starts a new list', async () => {
    await db.meta.put({ key: 'airDays', value: [{ day: 'yesterday' }] })
    expect(await listAirDays()).toEqual([])
    await see('2026-11-20T09:00:00.000Z', 12)
    expect(await days()).toEqual([['2026-11-20', 12]])
  })
})
