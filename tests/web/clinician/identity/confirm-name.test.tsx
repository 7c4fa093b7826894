import { confirmNamePath } from '@second-wind/core/care/contract/patient-record'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reply } from '../../data/server/fake-api.ts'
import { aRosterRow } from '../a-roster-row.ts'
import { setUpUser, startClock } from '../dashboard-clock.ts'
import { aRecord } from '../record/a-record.ts'
import { openRecord, pane, recordPath, section } from '../record/open-record.tsx'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const approvedIdentity = {
  name: 'Maggie Stone',
  dateOfBirth: '1955-11-23',
  who: 'Dr. Helen Marsh',
  at: '2026-11-01T09:00:00.000Z',
}
const renamed = () => ({
  ...aRecord(),
  summary: aRosterRow({ approvedName: approvedIdentity.name }),
  approvedIdentity,
})
const { name } = aRecord().profile
const changed =
  'The patient has changed their name. A clinician approved them as Maggie Stone. Check that this is the same person.'

describe('the record of a patient who has changed their name', () => {
  test('shows at the top and under what is not known as whom the patient was approved', async () => {
    await openRecord(renamed())
    expect(pane().getAllByText(changed)).toHaveLength(2)
    expect(section('What we do not know').getByText(changed)).toBeDefined()
    expect(
      pane().getByText(
        'Approved as: Maggie Stone, born 23 November 1955, by Dr. Helen Marsh, Sunday 1 November 2026, 09:00.',
      ),
    ).toBeDefined()
  })

  test('is confirmed after a question, and the notice goes with the next answer', async () => {
    const user = setUpUser()
    const server = await openRecord(renamed())
    server.respondTo(confirmNamePath(2), () => {
      server.respondTo(recordPath, () =>
        reply({ ...aRecord(), approvedIdentity: { ...approvedIdentity, name } }),
      )
      return reply(undefined, { status: 204 })
    })
    await user.click(pane().getByRole('button', { name: 'Confirm the new name' }))
    expect(server.countOf(confirmNamePath(2))).toBe(0)
    await user.click(pane().getByRole('button', { name: 'Yes, the same person' }))
    await vi.waitFor(() => expect(pane().queryByText(changed)).toBeNull())
    expect(server.countOf(confirmNamePath(2))).toBe(1)
  })

  test('stays flagged when the name has changed again', async () => {
    const user = setUpUser()
    const server = await openRecord(renamed())
    server.respondTo(confirmNamePath(2), () =>
      reply({ error: { code: 'conflict', message: 'No' } }, { status: 409 }),
    )
    await user.click(pane().getByRole('button', { name: 'Confirm the new name' }))
    await user.click(pane().getByRole('button', { name: 'Yes, the same person' }))
    expect(await screen.findByText(/^The name has changed again\. Nothing was confirmed\./)).toBeDefined()
    expect(pane().getAllByText(changed)).toHaveLength(2)
  })
})

describe('the record of a patient under the approved name', () => {
  test('shows the approval in the profile, and no notice', async () => {
    await openRecord({ ...aRecord(), approvedIdentity: { ...approvedIdentity, name: name.toUpperCase() } })
    expect(section('Profile').getByText(/born 23 November 1955, by Dr\. Helen Marsh/)).toBeDefined()
    expect(pane().queryByRole('button', { name: 'Confirm the new name' })).toBeNull()
  })
})
