import { alertsReply } from '@second-wind/core/care/contract/alerts'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi, setUsualDay } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'

const usual = { breathlessness: 2, coughSeverity: 2, energy: 7, sputumColor: 'clear' } as const

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
  await setUsualDay(api, { ...usual, setOn: '2026-10-01' })
})
afterEach(() => api.close())

const logged = (clientSeq: number, at: string, signs: Partial<SymptomReport>) =>
  aMutation({
    clientSeq,
    occurredAt: at,
    localDate: at.slice(0, 10),
    payload: aReport({ ...usual, sputumConsistency: 'thin', ...signs }),
  })

const today = logged(1, '2026-11-20T17:00:00Z', { breathlessness: 5 })
const yesterday = logged(2, '2026-11-19T12:00:00Z', { breathlessness: 5 })
const changeYesterday = (kind: string, payload: unknown) =>
  aMutation({ clientSeq: 3, kind, entityId: idNumbered(2), payload })

/** The findings of the alerts that are not withdrawn, in no order. */
async function alerts() {
  const listed = alertsReply.parse(await (await api.get('/api/patient-alerts/1')).json())
  return listed
    .map(({ alertType, severity, findings }) => ({
      alertType,
      severity,
      messages: findings
        .filter(({ withdrawnAt }) => withdrawnAt === null)
        .map(({ message }) => message)
        .toSorted(),
    }))
    .toSorted((a, b) => (a.alertType < b.alertType ? -1 : 1))
}

const worseThanUsual = async () => (await alerts()).find(({ alertType }) => alertType === 'worse_than_usual')

describe('entries that a usual day is worked out from', () => {
  const days = ['2026-09-29', '2026-10-06', '2026-10-13', '2026-11-19', '2026-11-20']
  const entries = days.map((day, at) =>
    logged(at + 1, `${day}T12:00:00Z`, at < 3 ? {} : { breathlessness: 5 }),
  )
  const profile = { conditions: ['COPD'] }

  test('raise the same alerts weeks later when they arrive after the ones that are worse', async () => {
    await api.close()
    api = await openDemoApi()
    await api.patch('/api/users/1', profile)
    for (const entry of entries) await push(api, [entry])
    const inOrder = await alerts()
    expect(inOrder.map(({ alertType }) => alertType)).toContain('worse_than_usual')

    await api.close()
    api = await openDemoApi()
    await api.patch('/api/users/1', profile)
    await push(api, entries.slice(3))
    await push(api, entries.slice(0, 3))
    expect(await alerts()).toEqual(inOrder)
  })
})

describe('two days worse than usual', () => {
  test("raise the same alert when yesterday's entry arrives after today's", async () => {
    await push(api, [today])
    expect(await worseThanUsual()).toBeUndefined()
    await push(api, [yesterday])
    const late = await alerts()
    expect(await worseThanUsual()).toMatchObject({
      severity: 'high',
      messages: [expect.stringContaining('20 November 2026')],
    })

    await api.close()
    api = await openDemoApi()
    await setUsualDay(api, { ...usual, setOn: '2026-10-01' })
    await push(api, [{ ...yesterday, clientSeq: 1 }])
    await push(api, [{ ...today, clientSeq: 2 }])
    expect(await alerts()).toEqual(late)
  })

  test("are withdrawn when yesterday's entry is deleted, and the alert stays open", async () => {
    await push(api, [today, yesterday])
    await push(api, [changeYesterday('symptoms.delete', {})])
    expect(await worseThanUsual()).toMatchObject({ messages: [] })
    expect(await api.db.selectFrom('alerts').select('is_resolved').execute()).not.toContainEqual({
      is_resolved: 1,
    })
  })

  test("are withdrawn when yesterday's entry is edited to the usual day, and come back when it is edited back", async () => {
    await push(api, [today, yesterday])
    const before = await worseThanUsual()
    await push(api, [changeYesterday('symptoms.update', aReport(usual))])
    expect(await worseThanUsual()).toMatchObject({ messages: [] })
    const back = changeYesterday('symptoms.update', yesterday.payload)
    await push(api, [{ ...back, mutationId: idNumbered(4), clientSeq: 4 }])
    expect(await worseThanUsual()).toEqual(before)
  })
})

describe('a late entry', () => {
  test('raises no alert again that a clinician has resolved', async () => {
    await push(api, [logged(1, '2026-11-20T17:00:00Z', { breathlessness: 9 })])
    await api.db.updateTable('alerts').set({ is_resolved: 1 }).execute()
    await push(api, [logged(2, '2026-11-19T12:00:00Z', {})])
    expect(await api.db.selectFrom('alerts').select('is_resolved').execute()).toEqual([{ is_resolved: 1 }])
  })

  test('raises no alert for entries of more than two days ago', async () => {
    await push(api, [logged(1, '2026-11-17T17:00:00Z', { breathlessness: 5 })])
    const before = await alerts()
    await push(api, [logged(2, '2026-11-16T12:00:00Z', { breathlessness: 5 })])
    expect((await worseThanUsual())?.messages).toEqual(
      before.find(({ alertType }) => alertType === 'worse_than_usual')?.messages,
    )
  })
})
