import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { openApp } from '../../../../support/render.tsx'
import { withFakeSessionServer } from '../../../data/local/account/fake-session-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import '../../../../support/real-mode.ts'

withFreshDatabase()
const server = withFakeSessionServer()
const title = 'Your record is no longer on this phone'

describe('the notice of a lost record', () => {
  test('is shown when the browser has deleted everything, and the patient can link the phone again', async () => {
    await openApp('/')
    const notice = (await screen.findByText(title)).closest('[role="alert"]')
    expect(notice?.textContent).toContain('Anything you had not sent is lost.')
    expect(screen.getAllByRole('link', { name: 'Call 999' }).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('link', { name: 'Link this phone again' }))
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  })

  test('can be dismissed', async () => {
    await openApp('/')
    await screen.findByText(title)
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByText(title)).toBeNull()
  })

  test('is not shown on a new phone', async () => {
    server().session = { state: 'none' }
    await openApp('/')
    await waitFor(() => expect(server().requests).toContain('/api/session'))
    expect(screen.queryByText(title)).toBeNull()
  })
})
