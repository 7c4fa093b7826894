import { minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { getDashboardPatient } from '../../changes/symptom-mutations.ts'
import { aSeekHelpCheck, listAlerts } from './listed-alerts.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

describe('the alert that was resolved last, in the list of patients', () => {
  const lowEnergy = (changes: object) => aMutation({ payload: aReport({ energy: 2, ...changes }) })

  async function resolve(severity: string): Promise<void> {
    const { alerts } = await listAlerts(api)
    const alert = alerts.find((listed) => listed.severity === severity && !listed.isResolved)
    api.clock.advance(minuteMs)
    await api.put(`/api/patient-alerts/${alert?.id}/resolve`, { clinicianId: 1 })
  }

  const isOfWorstSign = async () => (await getDashboardPatient(api))?.lastResolved?.isOfWorstSign

  test('is not called that of the worst sign when only a milder one was resolved', async () => {
    await push(api, [lowEnergy({ breathlessness: 9 })])
    await resolve('medium')
    expect(await isOfWorstSign()).toBe(false)
  })

  test('is that of the worst sign also when a milder one was resolved after it', async () => {
    await push(api, [lowEnergy({ breathlessness: 9 })])
    await resolve('critical')
    await resolve('medium')
    expect(await isOfWorstSign()).toBe(true)
  })

  test('is not that of the worst sign while another as severe is open', async () => {
    await push(api, [lowEnergy({ breathlessness: 9, sputumColor: 'red' })])
    await resolve('critical')
    expect(await isOfWorstSign()).toBe(false)
    await resolve('critical')
    expect(await isOfWorstSign()).toBe(true)
  })

  test.each([
    ['calls for 999', aSeekHelpCheck(1, ['Blue lips']), 'critical'],
    [
      'advises to get help today',
      aMutation({
        kind: 'triage.create',
        payload: { result: 'monitor', track: 'general', reasons: ['A10'] },
      }),
      'high',
    ],
  ])('is that of a symptom check that %s', async (_, check, severity) => {
    await push(api, [check])
    await resolve(severity)
    expect(await isOfWorstSign()).toBe(true)
  })
})
