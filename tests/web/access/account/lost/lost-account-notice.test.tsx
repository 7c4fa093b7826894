import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openApp } from '../../../../support/render.tsx'
import { withFakeSessionServer } from '../../../data/local/account/fake-session-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'

vi.mock('../../../../../web/src/data/local/account/auth-mode.ts', () => ({ authMode: 'real' }))

withFreshDatabase()
const server = withFakeSessionServer()
const title = 'Your record is no longer on this phone'

test('when the browser has deleted everything, the patient sees that and can link the phone again', async () => {
  await openApp('/')
  const notice = (await screen.findByText(title)).closest('[role="alert"]')
  expect(notice?.textContent).toContain('Anything you had not sent is lost.')
  expect(screen.getAllByRole('link', { name: 'Call 999' }).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('link', { name: 'Link this phone again' }))
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
})

test('the notice can be dismissed', async () => {
  await openApp('/')
  await screen.findByText(title)
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.queryByText(title)).toBeNull()
})

test('a new phone shows no such notice', async () => {
  server().session = { state: 'none' }
  await openApp('/')
  await waitFor(() => expect(server().requests).toContain('/api/session'))
  expect(screen.queryByText(title)).toBeNull()
})
