import { ownViewsPath } from '@second-wind/core/care/contract/patient-record'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { fakeApi, noNetwork, reply } from '../../../data/server/fake-api.ts'
import { openProfile } from '../open-profile.tsx'

const db = withFreshDatabase()

const who = { who: 'Dr. Helen Marsh', department: 'Respiratory Medicine' }

async function openViews() {
  const { user } = await openProfile(db, { path: '/profile?tab=settings' })
  await user.click(await screen.findByRole('button', { name: 'Who has looked at my record' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Who has looked at my record' })) }
}

describe('the list of views of the record', () => {
  test('has each view and each action under its day, in plain words, newest first', async () => {
    fakeApi(() =>
      reply([
        { ...who, at: '2026-11-20T10:05:00.000Z', action: 'message.send' },
        { ...who, at: '2026-11-20T10:00:00.000Z', action: 'record.read' },
        { ...who, at: '2026-11-19T09:00:00.000Z', action: 'something.new' },
      ]),
    )
    const { dialog } = await openViews()
    expect(await dialog.findByRole('heading', { name: 'Friday 20 November 2026' })).toBeDefined()
    expect(dialog.getByRole('heading', { name: 'Thursday 19 November 2026' })).toBeDefined()
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '10:05Sent you a messageDr. Helen Marsh, Respiratory Medicine',
      '10:00Opened your recordDr. Helen Marsh, Respiratory Medicine',
      '09:00Used your dataDr. Helen Marsh, Respiratory Medicine',
    ])
  })

  test('shows a sentence when there are no views', async () => {
    fakeApi(() => reply([]))
    const { dialog } = await openViews()
    expect(await dialog.findByText('Nobody has looked at your record yet.')).toBeDefined()
  })

  test('shows an error without signal, no list, and can be tried again', async () => {
    const server = fakeApi(noNetwork)
    const { user, dialog } = await openViews()
    expect(await dialog.findByText(/^You need signal to see this list/)).toBeDefined()
    expect(dialog.queryByText('Nobody has looked at your record yet.')).toBeNull()
    server.respondTo(ownViewsPath, () => reply([]))
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('Nobody has looked at your record yet.')).toBeDefined()
  })

  test('is not shown as empty after a refusal by the server', async () => {
    fakeApi(() => reply({ error: { code: 'server_error', message: 'No' } }, { status: 503 }))
    const { dialog } = await openViews()
    expect(await dialog.findByText('We could not load this list. Try again.')).toBeDefined()
  })
})
