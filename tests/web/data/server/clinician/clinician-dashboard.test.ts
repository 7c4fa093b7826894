import { rosterHeader } from '@second-wind/core/care/contract/clinician-dashboard'
import { clinicianId } from '@second-wind/core/platform/ids'
import { describe, expect, test } from 'vitest'
import {
  readAlerts,
  readRoster,
  type Roster,
} from '../../../../../web/src/data/server/clinician/clinician-dashboard.ts'
import type { PolledData } from '../../../../../web/src/data/server/clinician/poll.ts'
import { UnreachableError } from '../../../../../web/src/data/server/http-error.ts'
import { aRosterRow } from '../../../clinician/a-roster-row.ts'
import { anAlert, resolved } from '../../../clinician/alerts/an-alert.ts'
import { fakeApi, noNetwork, reply } from '../fake-api.ts'
import { repeatedly } from '../repeatedly.ts'

const helen = clinicianId.parse(1)
const path = '/api/clinician-dashboard/1'
const ann = aRosterRow({ id: 1, name: 'Ann Lee', risk: { level: 'low', isKnown: true, reasons: [] } })
const bo = aRosterRow({ id: 2, name: 'Bo Ek' })
const worse = { ...ann, risk: { level: 'high', isKnown: true, reasons: ['open-alert'] } } as const

const answered = (extent: string, ...rows: object[]) => reply(rows, { headers: { [rosterHeader]: extent } })

describe('the roster', () => {
  test('after the first reply the roster requests only changes, and inserts them in the right place', async () => {
    const { sent, respondTo } = fakeApi()
    const read = repeatedly<PolledData<Roster>>((last) => readRoster(helen, last))
    respondTo(path, () => answered('7;whole', bo, ann))
    await read()
    respondTo(`${path}?since=7`, () => answered('8;changes', worse))
    expect((await read()).data.patients.map(({ name }) => name)).toEqual(['Ann Lee', 'Bo Ek'])
    respondTo(`${path}?since=8`, () => answered('8;changes'))
    await read()
    expect(sent.map((call) => call.path)).toEqual([path, `${path}?since=7`, `${path}?since=8`])
  })

  test('a reply without changes is the same list as before', async () => {
    const { respondTo } = fakeApi()
    const read = repeatedly<PolledData<Roster>>((last) => readRoster(helen, last))
    respondTo(path, () => answered('7;whole', bo, ann))
    const first = await read()
    respondTo(`${path}?since=7`, () => answered('7;changes'))
    expect((await read()).data.patients).toBe(first.data.patients)
  })

  test('a patient who no longer shares is removed by the next complete list', async () => {
    const { respondTo } = fakeApi()
    const read = repeatedly<PolledData<Roster>>((last) => readRoster(helen, last))
    respondTo(path, () => answered('7;whole', bo, ann))
    await read()
    respondTo(`${path}?since=7`, () => answered('9;whole', ann))
    expect((await read()).data.patients.map(({ name }) => name)).toEqual(['Ann Lee'])
  })

  test('changes lost on the way are requested again', async () => {
    const { sent, respondTo } = fakeApi()
    const read = repeatedly<PolledData<Roster>>((last) => readRoster(helen, last))
    respondTo(path, () => answered('7;whole', bo, ann))
    await read()
    respondTo(`${path}?since=7`, noNetwork)
    await expect(read()).rejects.toBeInstanceOf(UnreachableError)
    respondTo(`${path}?since=7`, () => answered('8;changes', worse))
    expect((await read()).data.patients[0]?.name).toBe('Ann Lee')
    expect(sent).toHaveLength(3)
  })

  test('a row that cannot be read is kept in a list of its own, and hides no other', async () => {
    const { respondTo } = fakeApi()
    respondTo(path, () => answered('7;whole', { ...bo, risk: 'none' }, ann, { name: 5 }, []))
    const { data } = await readRoster(helen)
    expect(data.patients.map(({ name }) => name)).toEqual(['Ann Lee'])
    expect(data.unreadable).toEqual([{ id: 2, name: 'Bo Ek' }, {}, {}])
  })

  test('a patient whose new row cannot be read leaves the list, and is back when it can be', async () => {
    const { respondTo } = fakeApi()
    const read = repeatedly<PolledData<Roster>>((last) => readRoster(helen, last))
    respondTo(path, () => answered('7;whole', bo, ann))
    await read()
    respondTo(`${path}?since=7`, () =>
      answered('8;changes', { ...ann, findings: [{ until: '+010000-01-02' }] }),
    )
    expect((await read()).data).toMatchObject({ patients: [bo], unreadable: [{ id: 1, name: 'Ann Lee' }] })
    respondTo(`${path}?since=8`, () => answered('9;changes', worse))
    expect((await read()).data).toMatchObject({ patients: [worse, bo], unreadable: [] })
  })
})

describe('alerts', () => {
  test('alerts are counted by the server, over all patients', async () => {
    fakeApi(() => reply([], { headers: { 'x-second-wind-alerts': 'open=12;unread=3;listed=0' } }))
    expect((await readAlerts(helen)).data.counts).toEqual({ open: 12, unread: 3, listed: 0 })
  })

  test('one alert that cannot be read hides no other and is counted', async () => {
    const broken = { ...anAlert(), severity: 'unheard of' }
    fakeApi(() =>
      reply([broken, anAlert(), null], { headers: { 'x-second-wind-alerts': 'open=3;unread=3;listed=3' } }),
    )
    expect((await readAlerts(helen)).data).toEqual({
      alerts: [anAlert()],
      unreadableCount: 2,
      counts: { open: 3, unread: 3, listed: 3 },
    })
  })

  test('alerts of a server that does not count them are counted here', async () => {
    fakeApi(() => reply([anAlert(), anAlert({ isRead: true }), anAlert(resolved)]))
    expect((await readAlerts(helen)).data.counts).toEqual({ open: 2, unread: 1, listed: 2 })
  })
})
