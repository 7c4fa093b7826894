import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ActionLink } from '../../../web/src/ui/action-link.tsx'
import { toastError, toastSuccess } from '../../../web/src/ui/toast.ts'
import { renderScreen } from '../../support/render.tsx'

afterEach(() => vi.restoreAllMocks())

const success = () =>
  act(() => toastSuccess('Symptoms logged successfully', 'Your symptom data has been recorded.'))
const failure = () => act(() => toastError('Error', 'Failed to log symptoms. Please try again.'))

test('success is announced politely and can be dismissed', async () => {
  const user = userEvent.setup()
  renderScreen(null)
  success()
  const toast = await screen.findByRole('status')
  expect(toast.textContent).toContain('Your symptom data has been recorded.')
  await user.click(within(toast).getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('Your symptom data has been recorded.')).toBeNull())
})

test('a failure is announced at once and takes the place of the toast before it', async () => {
  renderScreen(null)
  success()
  await screen.findByRole('status')
  failure()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to log symptoms. Please try again.',
  )
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('without signal a link to a website opens no blank tab and names the phone numbers', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderScreen(<ActionLink to="https://111.nhs.uk/">Go to NHS 111 online</ActionLink>)
  const link = screen.getByRole('link', { name: 'Go to NHS 111 online (opens in a new tab)' })
  const clicked = vi.fn<(event: Event) => void>()
  document.body.addEventListener('click', clicked, { once: true })
  await user.click(link)
  expect(clicked.mock.calls[0]?.[0].defaultPrevented).toBe(true)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'For urgent advice call 111, in an emergency 999.',
  )
})
