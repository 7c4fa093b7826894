import { patientRecord, patientThresholdPath } from '@second-wind/core/care/contract/patient-record'
import { usualDayForClinician } from '@second-wind/core/care/usual-day-for-clinician'
import { pointsWorseThanUsual } from '@second-wind/core/findings/usual-comparison'
import { addDays, captureMoment, epochMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi, setUsualDay } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'

const today = '2026-11-20'
const daysAgo = (days: number) => addDays(today, -days)

/** 4/4/6 every day: severe for others, usual for this person. */
const usual = { breathlessness: 4, coughSeverity: 4, energy: 6, sputumColor: 'yellow' } as const

let api: DemoApi
let seq: number
beforeEach(async () => {
  api = await openDemoApi()
  seq = 0
  await api.put('/api/users/1', { conditions: ['Severe COPD'] })
  await setUsualDay(api, { ...usual, setOn: daysAgo(40) })
})
afterEach(() => api.close())

async function log(localDate: string, changes: Partial<SymptomReport> = {}, hour = 17): Promise<void> {
  seq += 1
  const moment = captureMoment(epochMs(`${localDate}T${String(hour).padStart(2, '0')}:00:00Z`), 0)
  if (epochMs(moment.occurredAt) > api.clock.now()) api.clock.setTo(moment.occurredAt)
  const payload = aReport({ ...usual, ...changes })
  await push(api, [aMutation({ clientSeq: seq, ...moment, payload })])
}
const record = async () => patientRecord.parse(await (await api.get('/api/patient-records/1')).json())
const alertTypes = async () => (await record()).alerts.map(({ alertType }) => alertType)

describe('a stable person with severe COPD over thirty days', () => {
  beforeEach(async () => {
    for (let days = 29; days >= 0; days -= 1) await log(daysAgo(days))
  })

  test('has no alert', async () => {
    expect(await alertTypes()).toEqual([])
  })

  test('has an alert after two days worse than usual by 2 points', async () => {
    await log('2026-11-21', { breathlessness: 6 })
    expect(await alertTypes()).not.toContain('worse_than_usual')
    await log('2026-11-22', { breathlessness: 6 })
    expect((await record()).alerts).toContainEqual(
      expect.objectContaining({ alertType: 'worse_than_usual', severity: 'high', isResolved: false }),
    )
  })

  test('has an alert for breathlessness 9 on one day, whatever the usual day is', async () => {
    await log('2026-11-21', { breathlessness: 9 })
    expect(await alertTypes()).toContain('severe_breathlessness')
  })
})

describe('a patient without a set usual day', () => {
  test('is compared in the list with as many earlier check-in days as in the record', async () => {
    await api.patch('/api/users/1', { usualDay: null })
    const calm = { breathlessness: 3, coughSeverity: 3 }
    const ill = { breathlessness: 6, coughSeverity: 6 }
    for (let days = 14; days >= 1; days -= 1) {
      for (const hour of [8, 12]) await log(daysAgo(days), days > 5 ? calm : ill, hour)
    }
    await log(today, ill)
    const { profile, symptoms, summary } = await record()
    const usualDay = usualDayForClinician(profile, symptoms[0], symptoms)
    const byRecord = pointsWorseThanUsual('breathlessness', symptoms[0]!, usualDay)
    expect(byRecord).toBe(3)
    expect(summary.usualChange).toMatchObject({ breathlessness: byRecord, isSet: false })
  })
})

describe('an entry whose findings say the same fact', () => {
  const openAlerts = async () =>
    (await record()).alerts
      .filter(({ isResolved }) => !isResolved)
      .map(({ alertType, findings }) => [alertType, findings.map(({ severity }) => severity)] as const)
  const resolveAll = async () => {
    for (const { id } of (await record()).alerts)
      await api.put(`/api/patient-alerts/${id}/resolve`, { clinicianId: 1 })
  }

  test('raises one alert with each of them', async () => {
    await log(daysAgo(1), { breathlessness: 6 })
    await resolveAll()
    await log(today, { breathlessness: 8 })
    expect(await openAlerts()).toEqual([['severe_breathlessness', ['high', 'high', 'medium']]])
  })

  test('adds the finding to the open alert of its own type, where there is one', async () => {
    await log(daysAgo(1), { breathlessness: 6 })
    await log(today, { breathlessness: 8 })
    expect(Object.fromEntries(await openAlerts())).toEqual({
      possible_flare_up: ['medium', 'medium'],
      severe_breathlessness: ['high', 'high'],
    })
  })
})

describe('two entries of one day with a sign of a flare-up each', () => {
  test('raise one alert, as high as one entry with both', async () => {
    const ofFlareUp = async () =>
      (await record()).alerts.filter(({ alertType }) => alertType === 'possible_flare_up')
    await log(today, { coughSeverity: 6 }, 8)
    expect(await ofFlareUp()).toMatchObject([{ severity: 'medium' }])
    await log(today, { sputumColor: 'green' }, 12)
    expect(await ofFlareUp()).toMatchObject([{ severity: 'high' }])
  })
})

describe('a raised threshold', () => {
  test('keeps one day worse by 2 points worsening in the list, marked as below it, and touches no 999 sign', async () => {
    const need = async () => (await record()).summary.need
    for (let days = 5; days >= 1; days -= 1) await log(daysAgo(days))
    await log(today, { breathlessness: 6 }, 8)
    expect(await need()).toBe('worsening')
    for (const { id } of (await record()).alerts)
      await api.put(`/api/patient-alerts/${id}/resolve`, { clinicianId: 1 })
    expect(await need()).toBe('worsening')
    await api.put(patientThresholdPath(1), { threshold: { points: 3, days: 2 }, reason: 'Swings a lot.' })
    expect(await need()).toBe('worsening')
    expect((await record()).summary).toMatchObject({
      findings: [{ isBelowThreshold: true }],
      usualChange: { breathlessness: 2, coughSeverity: 0, isSet: true },
    })
    await log(today, { breathlessness: 9 }, 12)
    expect(await need()).toBe('red-flag')
  })

  test('of 3 points on 3 days raises no such alert for two days worse by 2, and one for three by 3', async () => {
    await api.put(patientThresholdPath(1), { threshold: { points: 3, days: 3 }, reason: 'Swings a lot.' })
    await log(daysAgo(4), { energy: 4 })
    await log(daysAgo(3), { energy: 4 })
    await log(daysAgo(2), { energy: 3 })
    await log(daysAgo(1), { energy: 3 })
    expect(await alertTypes()).not.toContain('worse_than_usual')
    await log(daysAgo(0), { energy: 3 })
    expect(await alertTypes()).toContain('worse_than_usual')
  })
})

describe('a usual day that is changed or removed after an alert', () => {
  test.each([
    ['changed to how the bad days were', { ...usual, breathlessness: 6, setOn: today }],
    ['removed', null],
  ])('withdraws no alert when it is %s and the entry is edited', async (_, usualDay) => {
    await log(daysAgo(1), { breathlessness: 6 })
    await log(today, { breathlessness: 6 })
    const { alerts: before } = await record()
    expect(before.map(({ alertType }) => alertType)).toContain('worse_than_usual')
    expect((await api.patch('/api/users/1', { usualDay })).status).toBe(200)

    const edit = aReport({ ...usual, breathlessness: 6, mood: 3 })
    await push(api, [
      aMutation({ clientSeq: 3, kind: 'symptoms.update', entityId: idNumbered(2), payload: edit }),
    ])
    const { alerts: after } = await record()
    expect(after).toEqual(before)
  })
})
