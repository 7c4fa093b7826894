import { dashboardPath, dashboardReply } from '@second-wind/core/care/contract/clinician-dashboard'
import { captureMoment } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { type DemoApi, openDemoApi, setUsualDay } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { virtualClock } from '../../../support/virtual-clock.ts'

const usual = { breathlessness: 2, coughSeverity: 2, energy: 7 }

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi({ clock: virtualClock() })
})
afterEach(() => api.close())

const usualDayOnServer = async () => (await (await api.get('/api/users/1')).json()).usualDay

// HZ-37: a usual day takes no warning back.
describe('a usual day that a phone dates on the day before its change', () => {
  const today = captureMoment(Date.parse('2026-11-20T17:55:00Z'), 0)
  const patch = (clientSeq: number, setOn: string) =>
    aMutation({
      clientSeq,
      kind: 'profile.patch',
      entityId: '1',
      ...today,
      payload: { usualDay: { ...usual, setOn } },
    })

  test('is dated on the day of its change, so that it does not count for entries of that day', async () => {
    await push(api, [patch(1, '2026-11-19')])
    expect(await usualDayOnServer()).toEqual({ ...usual, setOn: '2026-11-20' })
  })

  test('is dated on the day of its arrival when the clock of the phone is days behind', async () => {
    const behind = captureMoment(Date.parse('2026-11-17T17:55:00Z'), 0)
    await push(api, [{ ...patch(1, '2026-11-17'), ...behind }], {
      clientSentAt: '2026-11-17T18:00:00.000Z',
    })
    expect(await usualDayOnServer()).toEqual({ ...usual, setOn: '2026-11-20' })
  })
})

describe('a usual day that is changed after midnight in summer, when it is still the day before by UTC', () => {
  const night = (clientSeq: number, at: string, rest: Parameters<typeof aMutation>[0]) =>
    aMutation({ clientSeq, ...captureMoment(Date.parse(at), 60), ...rest })

  test.each([
    ['changed', { ...usual, breathlessness: 6, setOn: '2026-07-11' }],
    ['removed', null],
  ])('is still read for an entry of that night when it is %s', async (_, usualDay) => {
    api.clock.setTo('2026-07-10T12:00:00.000Z')
    await setUsualDay(api, { ...usual, setOn: '2026-06-01' })
    api.clock.setTo('2026-07-10T23:45:00.000Z')
    const entryAndChange = [
      night(1, '2026-07-10T23:30:00Z', { payload: aReport({ ...usual, breathlessness: 4 }) }),
      night(2, '2026-07-10T23:40:00Z', { kind: 'profile.patch', entityId: '1', payload: { usualDay } }),
    ]
    await push(api, entryAndChange, { clientSentAt: '2026-07-10T23:45:00.000Z' })
    const [row] = dashboardReply.parse(await (await api.get(dashboardPath(1))).json())
    expect(row?.findings.map(({ id }) => id)).toContain('worse-than-usual-today')
  })
})
