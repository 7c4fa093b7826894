import { errorBody } from '@second-wind/core/platform/http/error'
import { expect } from 'vitest'
import type { DemoApi } from '../../../support/open-demo-api.ts'

/** The code of an error reply, which must be JSON. */
export async function codeOf(response: Response): Promise<string> {
  expect(response.headers.get('content-type')).toMatch('application/json')
  return errorBody.parse(await response.json()).error.code
}

export async function expectNothingStored(api: DemoApi): Promise<void> {
  expect(api.unexpectedErrors).toEqual([])
  for (const table of [
    'symptom_entries',
    'symptom_versions',
    'triage_results',
    'activities',
    'receipts',
    'quarantine',
  ] as const) {
    expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  expect(await api.db.selectFrom('patients').select('version').execute()).toEqual([
    { version: 1 },
    { version: 1 },
  ])
  expect((await api.get('/api/health')).status).toBe(200)
}
