import { patientRecord } from '@second-wind/core/care/contract/patient-record'
import { hourMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { anUpdate, getDashboardPatient } from '../../changes/symptom-mutations.ts'
import { getAlert } from './listed-alerts.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const slip = aMutation({ payload: aReport({ breathlessness: 9 }) })
const correction = anUpdate(2, { breathlessness: 1 })

const recordOf = async () => patientRecord.parse(await (await api.get('/api/patient-records/1')).json())

/** The row, the record and the alert, which a clinician reads beside each other. */
async function seen() {
  const [row, record, alert] = [await getDashboardPatient(api), await recordOf(), await getAlert(api)]
  expect(record.summary).toEqual(row)
  expect(record.alerts.find(({ id }) => id === alert.id)?.findings).toEqual(alert.findings)
  expect(row?.openAlertFinding).toEqual(alert.findings[0])
  const [entry] = record.symptoms
  return {
    isWithdrawn: row?.isSignWithdrawn === true,
    now: [row?.lastSymptomEntry?.breathlessness, entry?.breathlessness],
    before: entry?.earlier.map(({ report }) => report.breathlessness),
    severity: alert.severity,
    isOpen: !alert.isResolved,
  }
}

const correctedAt = async () => {
  const [record, alert] = [await recordOf(), await getAlert(api)]
  return [record.symptoms[0]?.earlier[0]?.setAsideAt, alert.findings[0]?.correctedAt]
}

const corrected = { isWithdrawn: true, now: [1, 1], before: [9], severity: 'critical', isOpen: true }

describe('a 999 sign that was logged by mistake and corrected without signal', () => {
  test('counts in row, record and alert until the correction arrives, and is then corrected in all three', async () => {
    await push(api, [slip], { pendingCount: 2 })
    expect(await seen()).toEqual({ ...corrected, isWithdrawn: false, now: [9, 9], before: [] })
    expect((await getDashboardPatient(api))?.phoneReport?.pendingCount).toBe(1)
    api.clock.advance(hourMs)
    await push(api, [correction])
    expect(await seen()).toEqual(corrected)
  })

  test('is seen as corrected when both arrive together, and its alert stays open', async () => {
    await push(api, [slip, correction])
    expect(await seen()).toEqual(corrected)
  })

  test('has the time of the correction by the clock of the phone, in record and alert', async () => {
    api.clock.advance(5 * hourMs)
    const later = { ...correction, occurredAt: '2026-11-20T18:20:00.000Z' }
    await push(api, [slip, later], { clientSentAt: '2026-11-20T23:00:00.000Z' })
    expect(await correctedAt()).toEqual(['2026-11-20T18:20:00.000Z', '2026-11-20T18:20:00.000Z'])
  })

  test('has the time of its arrival where the clock of the phone is in doubt', async () => {
    const atNoDate = { ...correction, occurredAt: '1970-01-01T00:02:00.000Z', localDate: '1970-01-01' }
    await push(api, [slip, atNoDate])
    expect(await correctedAt()).toEqual(['2026-11-20T18:00:00.000Z', '2026-11-20T18:00:00.000Z'])
  })
})
