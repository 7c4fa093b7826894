import { priorityAlertsPath } from '@second-wind/core/care/contract/messages'
import { timeKey, urgencyRank } from '@second-wind/core/care/roster/sort-by-urgency'
import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { hourMs, minuteMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { TriageOutcome } from '@second-wind/core/triage/triage-result'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { getOnlyRow } from './roster-requests.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const logged = (clientSeq: number, at: string, signs: Partial<SymptomReport> = {}) =>
  aMutation({ clientSeq, occurredAt: at, localDate: at.slice(0, 10), payload: aReport(signs) })
const checked = (clientSeq: number, at: string, payload: TriageOutcome) =>
  aMutation({ clientSeq, kind: 'triage.create', occurredAt: at, localDate: at.slice(0, 10), payload })

async function resolveAll(): Promise<void> {
  const alerts = await api.db.selectFrom('alerts').select('id').where('is_resolved', '=', 0).execute()
  for (const { id } of alerts) await api.put(`/api/patient-alerts/${id}/resolve`, { clinicianId: 1 })
}

describe('the last advice of a patient who has fallen silent', () => {
  test('is to call 999 after a red flag whose alert is resolved, also when a milder entry came after it', async () => {
    await push(api, [
      checked(1, '2026-11-20T08:00:00.000Z', { result: 'seek_help', track: 'general' }),
      logged(2, '2026-11-20T17:00:00.000Z'),
    ])
    await resolveAll()
    expect(await getOnlyRow(api)).not.toHaveProperty('lastAdvice')
    api.clock.advance(48 * hourMs)
    const row = await getOnlyRow(api)
    expect(row).toMatchObject({ need: 'silent', findings: [] })
    expect(row.lastAdvice).toEqual({ level: 'emergency', at: '2026-11-20T08:00:00.000Z' })
  })

  test('is to get help the same day when the check said so, until the patient logs again', async () => {
    await push(api, [
      checked(1, '2026-11-14T08:00:00.000Z', {
        result: 'monitor',
        track: 'general',
        reasons: ['general:fever=moderate'],
      }),
    ])
    await resolveAll()
    const row = await getOnlyRow(api)
    expect(row).toMatchObject({ need: 'silent' })
    expect(row.lastAdvice).toEqual({ level: 'urgent', at: '2026-11-14T08:00:00.000Z' })
    await push(api, [logged(2, '2026-11-20T17:00:00.000Z')])
    expect(await getOnlyRow(api)).not.toHaveProperty('lastAdvice')
  })

  test('is none when the last entry had no sign, and the urgent one of the day before counted no longer', async () => {
    await push(api, [
      logged(1, '2026-11-15T08:00:00.000Z', { coughSeverity: 9 }),
      logged(2, '2026-11-17T08:00:00.000Z'),
    ])
    await resolveAll()
    const row = await getOnlyRow(api)
    expect(row).toMatchObject({ need: 'silent' })
    expect(row).not.toHaveProperty('lastAdvice')
  })

  test('is named with the reply that the patient was better, which is the last contact', async () => {
    await push(api, [logged(1, '2026-11-17T08:00:00.000Z', { breathlessness: 9 })])
    const better = toFollowUpOutcome({ about: idNumbered(1), answer: 'better' }, 'breathlessness-severe')
    await push(api, [checked(2, '2026-11-17T12:00:00.000Z', better)])
    await resolveAll()
    expect(await getOnlyRow(api)).toMatchObject({
      need: 'silent',
      lastAdvice: { level: 'emergency', at: '2026-11-17T08:00:00.000Z', isBetter: true },
      lastContact: { kind: 'reply', at: '2026-11-17T12:00:00.000Z' },
      latestSignAt: '2026-11-17T08:00:00.000Z',
    })
  })
})

describe('the last advice of a silent patient', () => {
  test('is named with the reply that its answers were chosen by mistake', async () => {
    await push(api, [logged(1, '2026-11-17T08:00:00.000Z', { breathlessness: 9 })])
    const mistake = toFollowUpOutcome({ about: idNumbered(1), answer: 'mistake' }, 'breathlessness-severe')
    await push(api, [checked(2, '2026-11-17T12:00:00.000Z', mistake)])
    await resolveAll()
    expect(await getOnlyRow(api)).toMatchObject({ lastAdvice: { isBetter: true, isMistake: true } })
  })
})

describe('a reply that ends silence after advice to call 999', () => {
  const reply = (answer: 'better' | 'usual' | 'not-usual') =>
    checked(
      2,
      '2026-11-20T17:55:00.000Z',
      toFollowUpOutcome({ about: idNumbered(1), answer }, 'breathlessness-severe'),
    )
  const silentRow = async () => {
    await push(api, [logged(1, '2026-11-17T08:00:00.000Z', { breathlessness: 9 })])
    await resolveAll()
    return getOnlyRow(api)
  }

  test('is a finding that counts and raises the place, when it says not back to normal', async () => {
    const before = await silentRow()
    await push(api, [reply('not-usual')])
    const after = await getOnlyRow(api)
    expect(after).toMatchObject({
      need: 'worsening',
      findings: [{ id: 'follow-up-not-usual' }],
      lastAdvice: { level: 'emergency', at: '2026-11-17T08:00:00.000Z' },
      lastContact: { kind: 'reply', reply: 'not-usual', at: '2026-11-20T17:55:00.000Z' },
      latestSignAt: '2026-11-20T17:55:00.000Z',
    })
    expect(urgencyRank(after)).toBeLessThan(urgencyRank(before))
    for (const hours of [25, 25]) {
      api.clock.advance(hours * hourMs)
      expect(urgencyRank(await getOnlyRow(api))).toBe(urgencyRank(before))
    }
  })

  test.each(['better', 'usual'] as const)(
    'keeps the place and the advice, when it is "%s"',
    async (answer) => {
      const before = await silentRow()
      await push(api, [reply(answer)])
      const after = await getOnlyRow(api)
      expect(after).toMatchObject({
        need: 'silent',
        lastAdvice: { level: 'emergency', ...(answer === 'better' && { isBetter: true }) },
        lastContact: { kind: 'reply', reply: answer },
      })
      expect([urgencyRank(after), timeKey(after)]).toEqual([urgencyRank(before), timeKey(before)])
    },
  )
})

describe('an alert that stays open', () => {
  test('is old 48 hours after its newest finding, when no sign of the patient counts any more', async () => {
    await push(api, [logged(1, '2026-11-20T17:00:00.000Z', { coughSeverity: 9 })])
    api.clock.advance(47 * hourMs)
    await push(api, [logged(2, '2026-11-22T16:00:00.000Z')])
    expect(await getOnlyRow(api)).not.toHaveProperty('isAlertOld')
    api.clock.advance(hourMs)
    expect(await getOnlyRow(api)).toMatchObject({ need: 'worsening', isAlertOld: true })
    await push(api, [logged(3, '2026-11-22T17:30:00.000Z', { coughSeverity: 9 })])
    expect(await getOnlyRow(api)).not.toHaveProperty('isAlertOld')
  })
})

describe('the last contact of a patient', () => {
  const kindAndTime = async () => {
    const { lastContact } = await getOnlyRow(api)
    return lastContact && [lastContact.kind, lastContact.at]
  }

  test('is none before they have told anything, though the phone has connected', async () => {
    await push(api, [])
    expect(await kindAndTime()).toBeNull()
  })

  test('is the newest of check-ins, symptom checks and answers to messages, and no message of ours', async () => {
    await push(api, [logged(1, '2026-11-20T08:00:00.000Z')])
    expect(await kindAndTime()).toEqual(['check-in', '2026-11-20T08:00:00.000Z'])
    await push(api, [checked(2, '2026-11-20T09:00:00.000Z', { result: 'stay_home', track: 'general' })])
    expect(await kindAndTime()).toEqual(['symptom-check', '2026-11-20T09:00:00.000Z'])
    const id = idNumbered(0xb1)
    await api.post(priorityAlertsPath, { id, patientId: 1, clinicianId: 1, message: 'How are you?' })
    expect(await kindAndTime()).toEqual(['symptom-check', '2026-11-20T09:00:00.000Z'])
    const answer = aMutation({
      clientSeq: 3,
      kind: 'messages.answer',
      entityId: id,
      payload: { answer: 'same' },
      occurredAt: '2026-11-20T17:55:00.000Z',
    })
    await push(api, [answer])
    expect(await kindAndTime()).toEqual(['answer', '2026-11-20T17:55:00.000Z'])
  })

  test('is the newest answer to any message, also when a newer message has none and its alert is closed', async () => {
    const ask = (id: string) =>
      api.post(priorityAlertsPath, { id, patientId: 1, clinicianId: 1, message: 'How are you?' })
    const answer = (clientSeq: number, entityId: string, given: 'worse' | 'same', occurredAt: string) =>
      aMutation({ clientSeq, kind: 'messages.answer', entityId, payload: { answer: given }, occurredAt })
    const [older, newer] = [idNumbered(0xb1), idNumbered(0xb2)]
    await ask(older)
    await push(api, [answer(1, older, 'worse', '2026-11-20T17:50:00.000Z')])
    await resolveAll()
    api.clock.advance(minuteMs)
    await ask(newer)
    expect(await kindAndTime()).toEqual(['answer', '2026-11-20T17:50:00.000Z'])
    await push(api, [answer(2, newer, 'same', '2026-11-20T17:52:00.000Z')])
    await push(api, [answer(3, older, 'same', '2026-11-20T17:55:00.000Z')])
    expect(await kindAndTime()).toEqual(['answer', '2026-11-20T17:55:00.000Z'])
    api.clock.advance(hourMs)
    await push(api, [answer(4, older, 'same', '2026-11-19T12:00:00.000Z')], {
      clientSentAt: '2026-11-19T12:01:00.000Z',
    })
    expect(await kindAndTime()).toEqual(['answer', '2026-11-20T19:01:00.000Z'])
  })

  test('counts from its arrival when the clock of the phone is wrong', async () => {
    await push(api, [logged(1, '2026-11-17T17:00:00.000Z')], { clientSentAt: '2026-11-17T18:00:00.000Z' })
    expect((await getOnlyRow(api)).lastContact).toEqual({
      kind: 'check-in',
      at: '2026-11-20T18:00:00.000Z',
      isClockDoubtful: true,
    })
  })
})
