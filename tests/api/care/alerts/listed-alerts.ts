import { alertCountsHeader, alertsReply } from '@second-wind/core/care/contract/alerts'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import type { DemoApi } from '../../../support/open-demo-api.ts'

export async function listAlerts(api: DemoApi) {
  const response = await api.get('/api/patient-alerts')
  const alerts = alertsReply.parse(await response.json())
  return { alerts, counts: response.headers.get(alertCountsHeader) }
}

/** The first alert of the list. */
export async function getAlert(api: DemoApi) {
  const [alert] = (await listAlerts(api)).alerts
  if (!alert) throw new Error('no alert')
  return alert
}

/** A symptom check that said to call 999. */
export const aSeekHelpCheck = (clientSeq: number, redFlags: string[]) =>
  aMutation({ clientSeq, kind: 'triage.create', payload: { result: 'seek_help', redFlags } })
