import { minuteMs, hourMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi, setUsualDay } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { aDeletion, anUpdate, entryId } from '../../changes/symptom-mutations.ts'
import { getOnlyRow, pollRoster } from './roster-requests.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const logged = (clientSeq: number, occurredAt: string, signs: object = {}) =>
  aMutation({ clientSeq, occurredAt, localDate: occurredAt.slice(0, 10), payload: aReport(signs) })

describe('who is in the roster', () => {
  test('the roster contains only patients who share with this clinician', async () => {
    expect((await pollRoster(api)).rows.map((patient) => patient.id)).toEqual([1])
  })

  test('a patient without an entry, a check or a phone is shown as unknown, not as well', async () => {
    expect(await getOnlyRow(api)).toMatchObject({
      alertCount: 0,
      lastSymptomEntry: null,
      lastTriageResult: null,
      phoneReport: null,
      risk: { level: 'low', isKnown: false, reasons: [] },
      worstOpenAlert: null,
      oldestAlertAt: null,
      need: 'silent',
      latestSignAt: null,
      recentCheckIns: [],
      lastMessage: null,
    })
  })
})

describe('what a row shows', () => {
  test('puffs of reliever on a worse day come first, and the two signs that they name are not counted again', async () => {
    await push(api, [aMutation({ payload: aReport({ relieverPuffs: 8, comparedWithUsual: 'worse' }) })])
    const { findings, alertCount } = await getOnlyRow(api)
    expect(findings[0]?.logged).toBe('8 puffs of reliever in 24 hours, feeling worse than usual')
    expect(findings.filter(({ isNamedByOther }) => !isNamedByOther).map(({ id }) => id)).toEqual([
      'reliever-with-worse-day',
    ])
    expect(alertCount).toBe(1)
  })

  test("a pushed entry is in the next poll, with the phone's unsent count", async () => {
    await push(api, [aMutation({ payload: aReport({ notes: 'short of breath', energy: 1 }) })], {
      pendingCount: 4,
      oldestPendingAt: '2026-11-19T10:00:00.000Z',
    })
    expect(await getOnlyRow(api)).toMatchObject({
      lastSymptomEntry: {
        coughSeverity: 4,
        breathlessness: 3,
        energy: 1,
        notes: 'short of breath',
        receivedAt: '2026-11-20T18:00:00.000Z',
      },
      phoneReport: {
        lastHeardAt: '2026-11-20T18:00:00.000Z',
        pendingCount: 3,
        oldestPendingAt: '2026-11-19T10:00:00.000Z',
        clockSkewMin: 0,
      },
    })
  })

  describe('the risk in a row', () => {
    test('is known from the first entry, and has every reason, most serious first', async () => {
      await push(api, [aMutation()])
      expect((await getOnlyRow(api)).risk).toEqual({ level: 'low', isKnown: true, reasons: [] })

      const signs = { coughSeverity: 6, breathlessness: 4, energy: 4 }
      await push(api, [logged(2, '2026-11-20T18:05:00Z', signs)])
      expect((await getOnlyRow(api)).risk).toEqual({
        level: 'medium',
        isKnown: true,
        reasons: ['breathlessness-medium', 'cough-medium', 'energy-low'],
      })
    })

    test('is not known to be low while the answers that it rests on are missing', async () => {
      const untouched = { untouchedScores: ['energy' as const], untouchedFields: ['temperature' as const] }
      await push(api, [aMutation({ payload: aReport(untouched) })])
      expect((await getOnlyRow(api)).risk).toEqual({ level: 'low', isKnown: false, reasons: [] })
    })

    test('is called usual, if medium, for 48 hours after an entry like the usual day', async () => {
      const usualDay = { coughSeverity: 4, breathlessness: 4, energy: 6, setOn: '2026-10-01' }
      await setUsualDay(api, usualDay)
      await push(api, [aMutation({ payload: aReport({ coughSeverity: 4, breathlessness: 4, energy: 6 }) })])
      expect((await getOnlyRow(api)).risk).toEqual({
        level: 'medium',
        isKnown: true,
        reasons: ['breathlessness-medium'],
        isUsual: true,
      })
      api.clock.advance(49 * hourMs)
      expect((await getOnlyRow(api)).risk).toEqual({
        level: 'medium',
        isKnown: true,
        reasons: ['breathlessness-medium'],
      })
    })

    test('does not follow an older entry that arrives late', async () => {
      await push(api, [logged(1, '2026-11-20T08:00:00Z', { breathlessness: 5 })])
      await push(api, [logged(2, '2026-11-18T08:00:00Z', { energy: 3, breathlessness: 2 })])
      const { risk, recentCheckIns } = await getOnlyRow(api)
      expect(risk).toMatchObject({
        level: 'medium',
        reasons: ['breathlessness-medium', 'may-be-worse-than-usual'],
      })
      expect(recentCheckIns.map((day) => day.breathlessness)).toEqual([2, 5])
    })

    test('follows an edit of the latest entry, and its deletion', async () => {
      await push(api, [logged(7, '2026-11-19T08:00:00Z'), aMutation()])
      await push(api, [anUpdate(2, { energy: 4 })])
      expect((await getOnlyRow(api)).risk).toMatchObject({ level: 'medium', reasons: ['energy-low'] })

      await push(api, [aDeletion(3)])
      expect(await getOnlyRow(api)).toMatchObject({
        risk: { level: 'low', isKnown: true, reasons: [] },
        recentCheckIns: [{ localDate: '2026-11-19' }],
      })
    })

    test('is high while an alert is open or a red flag counts, and then follows the latest entry', async () => {
      await push(api, [logged(1, '2026-11-19T08:00:00Z', { breathlessness: 9 }), aMutation({ clientSeq: 2 })])
      expect(await getOnlyRow(api)).toMatchObject({
        alertCount: 1,
        worstOpenAlert: 'critical',
        risk: { level: 'high', reasons: ['open-alert', 'breathlessness-severe'] },
        oldestAlertAt: '2026-11-20T18:00:00.000Z',
      })

      const { id } = await api.db.selectFrom('alerts').select('id').executeTakeFirstOrThrow()
      const resolved = await api.put(`/api/patient-alerts/${id}/resolve`, { clinicianId: 1 })
      expect(resolved.status).toBe(200)
      expect(await getOnlyRow(api)).toMatchObject({
        alertCount: 0,
        worstOpenAlert: null,
        risk: { level: 'high', reasons: ['breathlessness-severe'] },
      })

      api.clock.advance(14 * hourMs)
      expect((await getOnlyRow(api)).risk).toEqual({ level: 'low', isKnown: true, reasons: [] })
    })

    test('is high at the next poll after a patient joins a higher-risk group', async () => {
      await api.patch('/api/users/1', { isVulnerable: true })
      expect((await getOnlyRow(api)).risk).toEqual({ level: 'high', isKnown: false, reasons: ['vulnerable'] })
    })
  })

  describe('scores that the patient did not touch', () => {
    test('an untouched score is marked, so that a 5 is not read as an answer', async () => {
      await push(api, [aMutation({ payload: aReport({ untouchedScores: ['mood'] }) })])
      expect(await getOnlyRow(api)).toMatchObject({ lastSymptomEntry: { untouchedScores: ['mood'] } })
    })

    test('an untouched score is null among the recent check-ins', async () => {
      const signs = { coughSeverity: 6, breathlessness: 5, untouchedScores: ['breathlessness'] }
      await push(api, [logged(1, '2026-11-20T08:00:00Z', signs)])
      expect((await getOnlyRow(api)).recentCheckIns).toEqual([
        { localDate: '2026-11-20', coughSeverity: 6, breathlessness: null },
      ])
    })
  })

  test('the recent check-ins are the newest fourteen, oldest first, without deleted ones', async () => {
    const days = Array.from({ length: 16 }, (_, day) => String(day + 1).padStart(2, '0'))
    await push(
      api,
      days.map((day, at) => logged(at + 1, `2026-11-${day}T08:00:00Z`, { coughSeverity: (at % 10) + 1 })),
    )
    await push(api, [aDeletion(17, { entityId: idNumbered(16) }), aDeletion(18, { entityId: entryId })])
    expect((await getOnlyRow(api)).recentCheckIns.map((day) => day.localDate)).toEqual(
      days.slice(1, 15).map((day) => `2026-11-${day}`),
    )
  })
})

describe('a patient with several phones and messages', () => {
  test('has the sum of the unsent counts and the latest contact of two phones', async () => {
    const [old, fresh] = [idNumbered(0xa), idNumbered(0xb)]
    await push(api, [], { deviceId: old, pendingCount: 2, oldestPendingAt: '2026-11-18T09:00:00.000Z' })
    api.clock.advance(minuteMs)
    await push(api, [], { deviceId: fresh, pendingCount: 1, oldestPendingAt: '2026-11-20T17:00:00.000Z' })
    expect(await getOnlyRow(api)).toMatchObject({
      phoneReport: {
        lastHeardAt: '2026-11-20T18:01:00.000Z',
        pendingCount: 3,
        oldestPendingAt: '2026-11-18T09:00:00.000Z',
      },
    })
  })

  test('is shown with the phone that has waited longest, whatever its time zone', async () => {
    const since = (device: number, oldestPendingAt: string) =>
      push(api, [], { deviceId: idNumbered(device), pendingCount: 1, oldestPendingAt })
    await since(0xa, '2026-11-20T09:00:00.000Z')
    await since(0xb, '2026-11-20T09:30:00+01:00')
    expect((await getOnlyRow(api)).phoneReport?.oldestPendingAt).toBe('2026-11-20T09:30:00+01:00')
  })

  test('is shown with the state of the last priority alert, without its text', async () => {
    const id = idNumbered(0xb1)
    const body = { id, patientId: 1, clinicianId: 1, message: 'Please check in.' }
    expect((await api.post('/api/priority-alerts', body)).status).toBe(201)
    const at = '2026-11-20T18:00:00.000Z'
    expect((await getOnlyRow(api)).lastMessage).toEqual({ id, sentAt: at, state: 'queued', stateAt: at })

    api.clock.advance(90_000)
    await push(api, [aMutation({ kind: 'messages.seen', entityId: id, payload: {} })])
    expect((await getOnlyRow(api)).lastMessage).toMatchObject({
      state: 'seen',
      stateAt: '2026-11-20T18:01:30.000Z',
    })
  })
})
