import { minuteMs } from '@second-wind/core/platform/moment'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { clearToastError, toastError, toastSuccess } from '../../../../web/src/ui/feedback/toast.ts'
import { renderScreen } from '../../../support/render.tsx'

afterEach(() => vi.useRealTimers())

const success = () =>
  act(() => toastSuccess('Symptoms logged successfully', 'Your symptom data has been recorded.'))
const failure = () => act(() => toastError('Error', 'Failed to log symptoms. Please try again.'))

describe('messages at the foot of the screen', () => {
  test('success is announced politely and can be dismissed', async () => {
    const user = userEvent.setup()
    renderScreen(null)
    success()
    const toast = await screen.findByRole('status')
    expect(toast.textContent).toContain('Your symptom data has been recorded.')
    await user.click(within(toast).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Your symptom data has been recorded.')).toBeNull())
  })

  test('a failure is announced at once and replaces the toast before it', async () => {
    renderScreen(null)
    success()
    await screen.findByRole('status')
    failure()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to log symptoms. Please try again.',
    )
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  })

  test('success disappears after 5 seconds, and a failure stays until it is dismissed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderScreen(null)
    success()
    await screen.findByRole('status')
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(screen.getByRole('status')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(screen.queryByRole('status')).toBeNull()

    failure()
    const toast = await screen.findByRole('alert')
    await act(() => vi.advanceTimersByTimeAsync(minuteMs))
    fireEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('success disappears after 5 seconds under the pointer too, which a tap leaves there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderScreen(null)
    success()
    fireEvent.mouseEnter(await screen.findByRole('status'))
    await act(() => vi.advanceTimersByTimeAsync(5500))
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('a failure that has been resolved is removed, and does not remove a success', async () => {
    renderScreen(null)
    failure()
    await screen.findByRole('alert')
    act(clearToastError)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    success()
    const toast = await screen.findByRole('status')
    act(clearToastError)
    expect(screen.getByRole('status')).toBe(toast)
  })
})
