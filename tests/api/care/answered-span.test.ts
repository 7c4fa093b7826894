import { patientRecord } from '@second-wind/core/care/contract/patient-record'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'
import { push } from '../../support/push.ts'
import { getDashboardPatient } from '../changes/symptom-mutations.ts'
import { getAlert } from './alerts/listed-alerts.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const pushCheck = (firstAnsweredAt?: string) =>
  push(api, [
    aMutation({
      kind: 'triage.create',
      occurredAt: '2026-11-20T17:50:00.000Z',
      payload: { result: 'seek_help', redFlags: ['Blue lips'], ...(firstAnsweredAt && { firstAnsweredAt }) },
    }),
  ])

describe('a check whose first answers are hours old', () => {
  const firstAnsweredAt = '2026-11-20T07:50:00.000Z'

  test('is stored with their time, and has it in the record, the row and the alert', async () => {
    await pushCheck(firstAnsweredAt)
    expect(await (await api.get('/api/triage/1')).json()).toMatchObject([{ firstAnsweredAt }])
    const record = patientRecord.parse(await (await api.get('/api/patient-records/1')).json())
    expect(record.triage).toMatchObject([{ firstAnsweredAt }])
    const from = { answeredFrom: firstAnsweredAt }
    expect(await getDashboardPatient(api)).toMatchObject({
      findings: [from],
      lastTriageResult: from,
      openAlertFinding: from,
    })
    expect((await getAlert(api)).findings).toMatchObject([from])
  })

  test.each([
    ['was done in minutes', '2026-11-20T17:46:00.000Z'],
    ['is of an older app', undefined],
  ])('is not the case when it %s', async (_, first) => {
    await pushCheck(first)
    const row = await getDashboardPatient(api)
    for (const shown of [row?.findings[0], row?.lastTriageResult, row?.openAlertFinding]) {
      expect(shown).toBeTruthy()
      expect(shown).not.toHaveProperty('answeredFrom')
    }
  })
})
