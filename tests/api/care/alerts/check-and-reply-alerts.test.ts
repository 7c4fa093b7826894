import { gravityOf } from '@second-wind/core/findings/finding-gravity'
import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { aDeletion, anUpdate, entryId, getDashboardPatient } from '../../changes/symptom-mutations.ts'
import { aSeekHelpCheck, getAlert, listAlerts } from './listed-alerts.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

describe('a result that is milder than what the patient answered', () => {
  const warningSign =
    '20 November 2026: the symptom check has a 999 warning sign, although the phone showed milder advice.'

  test.each([
    ['its own warning signs', { redFlags: ['Blue lips'] }, 'Blue lips.'],
    ['its answers', { track: 'general', answers: { chest_pain: 'crushing' } }, ''],
    ['its answers, without a track', { answers: { blue_lips_fingers: 'blue_lips' } }, ''],
  ])('raises the alert by %s, and is stored as sent', async (_, outcome, text) => {
    const payload = { result: 'stay_home', ...outcome }
    await push(api, [aMutation({ kind: 'triage.create', payload })])
    const alert = await getAlert(api)
    expect(alert).toMatchObject({ severity: 'critical', alertType: 'seek_help_result' })
    expect(alert.message).toContain(`${warningSign} ${text}`)
    expect(await (await api.get('/api/triage/1')).json()).toMatchObject([payload])
  })

  test('raises the alert when the reply is "still"', async () => {
    const outcome = toFollowUpOutcome({ about: entryId, answer: 'still' }, 'breathlessness-severe')
    await push(api, [aMutation({ kind: 'triage.create', payload: { ...outcome, result: 'stay_home' } })])
    expect(await getAlert(api)).toMatchObject({ alertType: 'warning_sign_persists', severity: 'critical' })
    expect(await getDashboardPatient(api)).toMatchObject({ findings: [{ id: 'follow-up-still' }] })
  })

  test('raises no alert for answers without a warning sign', async () => {
    const payload = { result: 'stay_home', track: 'general', answers: { fever: 'low' } }
    await push(api, [aMutation({ kind: 'triage.create', payload })])
    expect((await listAlerts(api)).alerts).toEqual([])
  })
})

describe('a check with the advice to get help today', () => {
  const advised = (clientSeq: number, reasons: string[]) =>
    aMutation({
      clientSeq,
      kind: 'triage.create',
      payload: { result: 'monitor', track: 'respiratory', reasons },
    })

  test('raises the alert that the log raises for the same fact', async () => {
    await push(api, [advised(1, ['A10', 'A12'])])
    expect(await getAlert(api)).toMatchObject({
      alertType: 'possible_flare_up',
      severity: 'high',
      message:
        '20 November 2026: same-day advice from a symptom check (possible COPD flare-up: 2 signs or more).',
    })
  })

  test('raises it by its answers when the phone stored no reasons', async () => {
    const payload = { result: 'monitor', track: 'respiratory', answers: { peak_flow: '50_80' } }
    await push(api, [aMutation({ kind: 'triage.create', payload })])
    expect(await getAlert(api)).toMatchObject({ alertType: 'low_peak_flow', severity: 'medium' })
  })

  test('adds its finding to the open alert of an earlier check', async () => {
    await push(api, [advised(1, ['A9']), advised(2, ['A10'])])
    const { alerts } = await listAlerts(api)
    expect(alerts.map(({ severity, findings }) => [severity, findings.length])).toEqual([['high', 2]])
  })

  test('is in the list of patients with its reason, as serious as the same fact in the log', async () => {
    await push(api, [advised(1, ['A9']), advised(2, ['A10']), advised(3, ['incomplete'])])
    expect(await getDashboardPatient(api)).toMatchObject({
      need: 'worsening',
      worstSign: { gravity: gravityOf('flare-up-two-signs') },
      findings: [
        {
          id: 'check-monitor',
          logged: 'Same-day advice from a symptom check (possible COPD flare-up: 2 signs or more)',
        },
      ],
    })
  })
})

describe('a check with an answer that no entry can have', () => {
  const wheeze = ['respiratory:wheeze_cough=audible_wheeze']
  const answered = '“A wheeze that I or other people can hear”'

  test('is listed among the signs, with the answer, while its advice counts', async () => {
    await push(api, [aMutation({ kind: 'triage.create', payload: { result: 'monitor', reasons: wheeze } })])
    expect(await getDashboardPatient(api)).toMatchObject({
      need: 'worsening',
      findings: [{ id: 'check-monitor', logged: `Same-day advice from a symptom check (${answered})` }],
      lastTriageResult: { result: 'monitor', advice: answered },
    })
  })
})

describe('replies to "Do you still feel like this?"', () => {
  const reply = (answer: 'still' | 'better') =>
    aMutation({
      clientSeq: 9,
      kind: 'triage.create',
      payload: toFollowUpOutcome({ about: entryId, answer }, 'breathlessness-severe'),
    })

  test('"still" raises a critical alert in its own words beside the first', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    api.clock.advance(minuteMs)
    await push(api, [reply('still')])
    const { alerts } = await listAlerts(api)
    expect(alerts.map(({ alertType, severity, message }) => [alertType, severity, message])).toEqual([
      ['severe_breathlessness', 'critical', '20 November 2026: breathlessness 9 out of 10.'],
      [
        'warning_sign_persists',
        'critical',
        '20 November 2026: replied that a warning sign is still there: breathlessness 9 or more.',
      ],
    ])
  })

  test('repeated replies add one finding to the alert, and the same reply raises a new alert after it is resolved', async () => {
    const again = (clientSeq: number, about = entryId, ...ids: string[]) =>
      aMutation({
        clientSeq,
        kind: 'triage.create',
        payload: toFollowUpOutcome({ about, answer: 'still' }, 'breathlessness-severe', ...ids),
      })
    await push(api, [again(9), again(10)])
    await push(api, [again(11)])
    const alert = await getAlert(api)
    expect(alert.findings).toHaveLength(1)
    await push(api, [again(12, entryId, 'cough-severe'), again(13, idNumbered(77))])
    expect((await getAlert(api)).findings).toHaveLength(3)

    await api.put(`/api/patient-alerts/${alert.id}/resolve`, { clinicianId: 1 })
    await push(api, [again(14)])
    expect((await listAlerts(api)).alerts.map(({ isResolved }) => isResolved)).toEqual([false, true])
  })

  test('"still" about an entry that the patient has deleted names the deletion', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) }), reply('still')])
    const still = async () =>
      (await listAlerts(api)).alerts.find(({ alertType }) => alertType === 'warning_sign_persists')?.findings
    expect((await still())?.[0]).not.toHaveProperty('isEntryDeleted')
    api.clock.advance(minuteMs)
    await push(api, [aDeletion(10)])
    expect(await still()).toMatchObject([
      { withdrawnAt: null, isEntryDeleted: true, entryDeletedAt: '2026-11-20T18:01:00.000Z' },
    ])
  })

  test('"better" is shown with its time on the alert that it is about, also in a list that was read before', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    const etag = (await api.get('/api/patient-alerts')).headers.get('etag') ?? ''
    api.clock.advance(minuteMs)
    await push(api, [reply('better')])
    expect((await api.get('/api/patient-alerts', { 'if-none-match': etag })).status).toBe(200)
    const [finding] = (await getAlert(api)).findings
    expect(finding?.betterAt).toBe('2026-11-20T18:01:00.000Z')
  })

  test('"by mistake" is shown as that on the alert of the check and in the row, where the sign stays', async () => {
    await push(api, [aSeekHelpCheck(1, ['Blue lips'])])
    const [{ id: about }] = await (await api.get('/api/triage/1')).json()
    const outcome = toFollowUpOutcome({ about, answer: 'mistake' }, 'check-seek-help')
    await push(api, [aMutation({ clientSeq: 2, kind: 'triage.create', payload: outcome })])
    expect(await getAlert(api)).toMatchObject({
      severity: 'critical',
      findings: [{ withdrawnAt: null, isMistake: true, betterAt: expect.any(String) }],
    })
    expect(await getDashboardPatient(api)).toMatchObject({
      need: 'red-flag',
      findings: [{ id: 'check-seek-help', reply: { answer: 'better', isMistake: true } }],
      lastContact: { kind: 'reply', reply: 'better', isMistake: true },
    })
  })

  test('"better" is not shown when "still" came after it, or an edit after it showed the sign', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) }), reply('better')])
    api.clock.advance(minuteMs)
    await push(api, [anUpdate(10, { breathlessness: 10 })])
    const findings = async () => (await listAlerts(api)).alerts.flatMap((alert) => alert.findings)
    expect(
      (await findings()).map(({ withdrawnAt, betterAt }) => [withdrawnAt !== null, betterAt !== undefined]),
    ).toEqual([
      [true, true],
      [false, false],
    ])
    const outcome = toFollowUpOutcome({ about: entryId, answer: 'still' }, 'breathlessness-severe')
    const occurredAt = '2026-11-20T18:01:00.000Z'
    await push(api, [aMutation({ clientSeq: 11, kind: 'triage.create', payload: outcome, occurredAt })])
    expect((await findings()).filter(({ betterAt }) => betterAt !== undefined)).toEqual([])
  })

  test('"better" neither raises an alert nor takes the place of a 999 result', async () => {
    await push(api, [aSeekHelpCheck(1, ['Blue lips'])])
    await push(api, [reply('better')])
    expect((await listAlerts(api)).alerts).toHaveLength(1)
    expect(await getDashboardPatient(api)).toMatchObject({ lastTriageResult: { result: 'seek_help' } })
  })
})
