import { findingContextOf } from '@second-wind/core/findings/current-findings'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { captureMoment } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { createProfile } from '../../../../../web/src/data/local/records/create-profile.ts'
import { saveProfile } from '../../../../../web/src/data/local/records/profile.ts'
import { findProfile } from '../../../../../web/src/data/local/records/read-records.ts'
import { fullProfile } from '../../../../fixtures/full-records.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { withSeededServer } from '../seeded-server.ts'

withFreshDatabase()
const server = withSeededServer()
const at = captureMoment(Date.parse('2026-11-20T17:55:00Z'), 0)
const sync = () => flushOutbox({ skipBackoff: true })

const usualBreathing = (breathlessness: number, setOn: string) => ({ usualDay: { breathlessness, setOn } })

const breathlessToday = {
  date: '2026-11-20T09:00:00.000Z',
  localDate: '2026-11-20',
  coughSeverity: 2,
  breathlessness: 6,
  energy: 7,
  mood: 7,
  sputumColor: 'clear',
  sputumConsistency: 'thin',
  temperature: 'normal',
} as const

async function findingsToday(): Promise<string[]> {
  const context = findingContextOf(await findProfile())
  return entryFindings(breathlessToday, breathlessToday.localDate, context).map(({ id }) => id)
}

async function withUsualBreathing2(): Promise<void> {
  await createProfile({ ...fullProfile, conditions: [], ...usualBreathing(2, '2026-11-01') }, at)
  await sync()
  expect(await findingsToday()).toContain('worse-than-usual-today')
}

// HZ-37: the phone reads the same as the server, which keeps every replaced usual day.
describe('a usual day that replaces another one', () => {
  test('takes back no finding of the same day, before and after it is sent', async () => {
    await withUsualBreathing2()
    await saveProfile(usualBreathing(6, '2026-11-20'), at)
    expect(await findingsToday()).toContain('worse-than-usual-today')
    await sync()
    expect(await findingsToday()).toContain('worse-than-usual-today')
  })

  test('takes back no finding when the person removes it', async () => {
    await withUsualBreathing2()
    await saveProfile({ usualDay: null }, at)
    expect(await findingsToday()).toContain('worse-than-usual-today')
  })

  test('takes back no finding when it was set on another phone', async () => {
    await withUsualBreathing2()
    await server().api.patch('/api/users/1', usualBreathing(6, '2026-11-20'))
    await sync()
    expect(await findProfile()).toMatchObject(usualBreathing(6, '2026-11-20'))
    expect(await findingsToday()).toContain('worse-than-usual-today')
  })

  test('is kept once when the server sends it back unchanged', async () => {
    await withUsualBreathing2()
    await saveProfile(usualBreathing(3, '2026-11-20'), at)
    await sync()
    await server().api.patch('/api/users/1', { location: 'Hull' })
    await sync()
    expect(await findProfile()).toMatchObject({
      location: 'Hull',
      formerUsualDays: [{ usual: { breathlessness: 2 }, replacedOn: '2026-11-20' }],
    })
  })
})
