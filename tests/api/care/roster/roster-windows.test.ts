import { patientRecord, patientRecordPath } from '@second-wind/core/care/contract/patient-record'
import { redFlagWords } from '@second-wind/core/content/triage/reason-words'
import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import { hourMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { getOnlyRow, pollRoster } from './roster-requests.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const blueLips = redFlagWords('respiratory:blue_lips_fingers=blue_lips')
const veryHot = redFlagWords('respiratory:fever=high')

const logged = (clientSeq: number, at: string, signs: Partial<SymptomReport> = {}) =>
  aMutation({ clientSeq, occurredAt: at, localDate: at.slice(0, 10), payload: aReport(signs) })

async function resolveAll(): Promise<void> {
  const alerts = await api.db.selectFrom('alerts').select('id').where('is_resolved', '=', 0).execute()
  for (const { id } of alerts) await api.put(`/api/patient-alerts/${id}/resolve`, { clinicianId: 1 })
}

describe('the worst of the last two days in the list', () => {
  test('is the red flag of the morning, after a milder entry in the evening too', async () => {
    await push(api, [
      logged(1, '2026-11-20T08:10:00.000Z', { breathlessness: 9 }),
      logged(2, '2026-11-20T17:50:00.000Z', { breathlessness: 2 }),
    ])
    expect(await getOnlyRow(api)).toMatchObject({
      need: 'red-flag',
      lastSymptomEntry: { breathlessness: 2 },
      findings: [
        {
          id: 'breathlessness-severe',
          level: 'emergency',
          logged: 'breathlessness 9 out of 10',
          at: '2026-11-20T08:10:00.000Z',
          until: '2026-11-22T08:10:00.000Z',
          reply: null,
        },
      ],
    })
  })

  test('is the worst of several entries with the same finding, with the newest beside it', async () => {
    await push(api, [
      logged(1, '2026-11-20T08:00:00.000Z', { breathlessness: 10 }),
      logged(2, '2026-11-20T12:00:00.000Z', { breathlessness: 9 }),
    ])
    const { findings } = await getOnlyRow(api)
    expect(findings).toMatchObject([
      {
        logged: 'breathlessness 10 out of 10',
        at: '2026-11-20T08:00:00.000Z',
        newest: { logged: 'breathlessness 9 out of 10', at: '2026-11-20T12:00:00.000Z' },
      },
    ])
  })

  test('is a red flag after 28 milder entries too', async () => {
    const milder = Array.from({ length: 28 }, (_, at) =>
      logged(
        at + 2,
        `2026-11-20T${String(7 + Math.floor(at / 3)).padStart(2, '0')}:${(at % 3) * 2}0:00.000Z`,
      ),
    )
    await push(api, [logged(1, '2026-11-20T06:00:00.000Z', { breathlessness: 9 }), ...milder])
    await resolveAll()
    expect(await getOnlyRow(api)).toMatchObject({
      need: 'red-flag',
      findings: [{ id: 'breathlessness-severe' }],
    })
  })

  test('has the reply "better" beside it with its time, which removes nothing', async () => {
    await push(api, [logged(1, '2026-11-20T08:10:00.000Z', { breathlessness: 9 })])
    await push(api, [
      aMutation({
        clientSeq: 2,
        kind: 'triage.create',
        occurredAt: '2026-11-20T12:00:00.000Z',
        payload: toFollowUpOutcome({ about: idNumbered(1), answer: 'better' }, 'breathlessness-severe'),
      }),
    ])
    expect(await getOnlyRow(api)).toMatchObject({
      need: 'red-flag',
      findings: [
        { id: 'breathlessness-severe', reply: { answer: 'better', at: '2026-11-20T12:00:00.000Z' } },
      ],
      lastTriageResult: null,
    })
  })

  test('names for a 999 result the warning signs that were ticked', async () => {
    await push(api, [
      aMutation({ kind: 'triage.create', payload: { result: 'seek_help', redFlags: ['Blue lips'] } }),
    ])
    const { findings } = await getOnlyRow(api)
    expect(findings[0]?.logged).toBe('999 advice from a symptom check: blue lips')
  })

  test('names two checks together, the worst sign first, and an entry with the same sign not twice', async () => {
    const check = (clientSeq: number, at: string, reason: string, redFlag: string) =>
      aMutation({
        clientSeq,
        kind: 'triage.create',
        occurredAt: at,
        payload: { result: 'seek_help', track: 'respiratory', reasons: [reason], redFlags: [redFlag] },
      })
    await push(api, [
      check(1, '2026-11-20T08:00:00.000Z', 'respiratory:blue_lips_fingers=blue_lips', blueLips),
      check(2, '2026-11-20T09:00:00.000Z', 'respiratory:fever=high', veryHot),
      logged(3, '2026-11-20T10:00:00.000Z', { temperature: 'high-fever' }),
    ])
    const { findings, worstSign } = await getOnlyRow(api)
    expect(findings[0]?.logged).toBe(`999 advice from a symptom check: ${lowerFirst(blueLips)}. ${veryHot}`)
    expect(worstSign).toEqual({ gravity: 0, redFlagCount: 2 })
  })
})

describe('the passage of time', () => {
  test('removes a red flag from the list after 48 hours', async () => {
    await push(api, [logged(1, '2026-11-20T17:00:00.000Z', { breathlessness: 9 })])
    await resolveAll()
    const { revision } = await pollRoster(api)

    api.clock.advance(47 * hourMs - 1)
    expect(await getOnlyRow(api)).toMatchObject({ need: 'red-flag', risk: { level: 'high' } })

    api.clock.advance(1)
    const { rows, extent } = await pollRoster(api, `?since=${revision}`)
    expect(extent).toBe('changes')
    expect(rows).toMatchObject([{ need: 'silent', findings: [] }])
  })

  test('removes an urgent finding after 24 hours', async () => {
    await push(api, [logged(1, '2026-11-20T17:00:00.000Z', { coughSeverity: 9 })])
    await resolveAll()
    expect(await getOnlyRow(api)).toMatchObject({ need: 'worsening', risk: { level: 'high' } })
    api.clock.advance(23 * hourMs)
    expect(await getOnlyRow(api)).toMatchObject({
      need: 'level',
      risk: { level: 'medium', reasons: ['cough-medium'] },
    })
  })

  test('counts the patient as silent after 48 hours without a check-in', async () => {
    await push(api, [logged(1, '2026-11-20T17:00:00.000Z')])
    expect(await getOnlyRow(api)).toMatchObject({ need: 'level' })
    api.clock.advance(47 * hourMs)
    expect(await getOnlyRow(api)).toMatchObject({ need: 'silent' })
    await push(api, [logged(2, '2026-11-22T16:59:00.000Z')])
    expect(await getOnlyRow(api)).toMatchObject({ need: 'level' })
  })

  test('changes the row of the open record at the same moment', async () => {
    await push(api, [logged(1, '2026-11-20T17:00:00.000Z', { breathlessness: 9 })])
    await resolveAll()
    api.clock.advance(48 * hourMs)
    const record = patientRecord.parse(await (await api.get(patientRecordPath(1))).json())
    expect(record.summary).toMatchObject({ need: 'silent', findings: [] })
  })
})

describe('the risk of a patient who never logged anything', () => {
  test('is unknown, even in a higher-risk group', async () => {
    await api.patch('/api/users/1', { isVulnerable: true })
    expect(await getOnlyRow(api)).toMatchObject({
      risk: { level: 'high', isKnown: false, reasons: ['vulnerable'] },
      findings: [],
    })
  })
})

describe('the silence of a patient', () => {
  test('is not ended by an empty reply, but by a reply "still" about an unknown entry', async () => {
    const reply = (clientSeq: number, result: string, answers: Record<string, string>) =>
      aMutation({ clientSeq, kind: 'triage.create', payload: { result, track: 'follow-up', answers } })
    await push(api, [logged(1, '2026-11-17T17:00:00.000Z')])
    const { verdicts } = await push(api, [
      reply(2, 'stay_home', {}),
      reply(3, 'monitor', { about: idNumbered(99), answer: 'maybe' }),
    ])
    expect(verdicts).toEqual([])
    expect(await getOnlyRow(api)).toMatchObject({ need: 'silent', findings: [] })
    await push(api, [reply(4, 'stay_home', { about: idNumbered(99), answer: 'still' })])
    expect(await getOnlyRow(api)).toMatchObject({
      need: 'red-flag',
      worstOpenAlert: 'critical',
      findings: [{ id: 'follow-up-still' }],
    })
  })
})

describe('a sign from a phone whose clock is wrong', () => {
  test('counts from its arrival when the clock is three days behind, and the patient is not silent', async () => {
    const entry = logged(1, '2026-11-17T17:00:00.000Z', { breathlessness: 9 })
    await push(api, [entry], { clientSentAt: '2026-11-17T18:00:00.000Z' })
    await resolveAll()
    expect(await getOnlyRow(api)).toMatchObject({
      need: 'red-flag',
      findings: [{ id: 'breathlessness-severe', until: '2026-11-22T18:00:00.000Z' }],
    })
    api.clock.advance(48 * hourMs - 1)
    expect(await getOnlyRow(api)).toMatchObject({ need: 'red-flag' })
    api.clock.advance(1)
    expect(await getOnlyRow(api)).toMatchObject({ need: 'silent', findings: [] })
  })

  test('is marked and dated by its arrival, and the entry that came last is the latest', async () => {
    await push(api, [logged(1, '2026-11-20T08:00:00.000Z', { breathlessness: 2 })])
    const slow = [
      logged(2, '2026-11-17T17:00:00.000Z', { breathlessness: 8 }),
      logged(3, '2026-11-17T17:01:00.000Z', { breathlessness: 7 }),
    ]
    await push(api, slow, { clientSentAt: '2026-11-17T18:00:00.000Z' })
    const arrivedAt = '2026-11-20T18:00:00.000Z'
    expect(await getOnlyRow(api)).toMatchObject({
      lastSymptomEntry: { breathlessness: 7, receivedAt: arrivedAt, isClockDoubtful: true },
      latestSignAt: arrivedAt,
      findings: [{ logged: 'breathlessness 8 out of 10', at: arrivedAt, isClockDoubtful: true }],
    })
  })

  test('counts no longer than 48 hours from its arrival when the clock is hours ahead', async () => {
    await push(api, [logged(1, '2026-11-21T12:00:00.000Z', { breathlessness: 9 })])
    await resolveAll()
    expect(await getOnlyRow(api)).toMatchObject({
      findings: [{ at: '2026-11-20T18:00:00.000Z', until: '2026-11-22T18:00:00.000Z' }],
    })
  })

  test('stays old when it was only sent late and the clock is right', async () => {
    await push(api, [logged(1, '2026-11-17T17:00:00.000Z', { breathlessness: 9 })])
    await resolveAll()
    expect(await getOnlyRow(api)).toMatchObject({ need: 'silent', findings: [] })
  })
})
