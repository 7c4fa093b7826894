import {
  type DashboardPatient,
  dashboardReply,
  rosterHeader,
} from '@second-wind/core/care/contract/clinician-dashboard'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { DemoApi } from '../../../support/open-demo-api.ts'

/** A clinician's poll, as the dashboard reads it. */
export async function pollRoster(api: DemoApi, query = '', headers: Record<string, string> = {}) {
  const response = await api.get(`/api/clinician-dashboard/1${query}`, headers)
  expect(response.status).toBe(200)
  const [revision, extent] = (response.headers.get(rosterHeader) ?? '').split(';')
  const etag = response.headers.get('etag') ?? ''
  return { revision: Number(revision), extent, etag, rows: dashboardReply.parse(await response.json()) }
}

/** The row of a roster with one patient. */
export async function getOnlyRow(api: DemoApi): Promise<DashboardPatient> {
  const { rows } = await pollRoster(api)
  const [row] = rows
  if (!row || rows.length > 1) throw new Error(`the roster has ${rows.length} rows`)
  return row
}

/** Makes the rows unreadable, so that only a response that reads none succeeds. */
export const hideRosterRows = (api: DemoApi) =>
  sql`alter table roster_rows rename column row to hidden`.execute(api.db)
