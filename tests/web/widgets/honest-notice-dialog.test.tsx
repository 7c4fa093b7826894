import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { HonestNoticeDialog } from '../../../web/src/widgets/honest-notice-dialog.tsx'
import { aPatient } from '../../fixtures/a-patient.ts'
import { renderScreen } from '../../support/render.tsx'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

const db = withFreshDatabase()

const { broken } = vi.hoisted(() => ({ broken: { isOn: false } }))

// The only module that could not be loaded.
vi.mock('@second-wind/core/content/settings/load-honest-notice', async (original) => {
  const real = await original<{ loadHonestNotice: (id: NoticeId) => Promise<unknown> }>()
  return {
    ...real,
    loadHonestNotice: (id: NoticeId) =>
      broken.isOn ? Promise.reject(new Error('chunk')) : real.loadHonestNotice(id),
  }
})

describe('the notice of a control that does nothing yet', () => {
  test('opens with what works today', async () => {
    const dialog = await openNotice('book-gp')
    expect(dialog.getByText(/^This does not book anything yet/)).toBeDefined()
    expect(dialog.getByText(/^Call a GP surgery, or use its website/)).toBeDefined()
    expect(dialog.getByRole('link', { name: 'Call 111' }).getAttribute('href')).toBe('tel:111')
    const outside = dialog.getByRole('link', { name: /^Find a GP surgery in England/ })
    expect(outside.getAttribute('target')).toBe('_blank')
    expect(outside.textContent).toMatch(/opens in a new tab/)
  })

  test('links to the out-of-hours service in Northern Ireland, not to 111', async () => {
    await db.profile.put(aPatient({ nation: 'northern-ireland' }))
    const dialog = await openNotice('book-gp')
    const outOfHours = await dialog.findByRole('link', { name: 'GP out of hours' })
    expect(outOfHours.getAttribute('href')).toBe('/care')
    expect(dialog.queryByRole('link', { name: 'Call 111' })).toBeNull()
  })

  test('returns the focus to the control when it is closed', async () => {
    await openNotice('find-pharmacy')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'A control' })),
    )
  })

  test('closes when a link to a screen of the app is followed', async () => {
    const dialog = await openNotice('connect-device')
    await userEvent.click(dialog.getByRole('link', { name: 'Log your symptoms' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('shows an error when its content cannot be loaded', async () => {
    broken.isOn = true
    const dialog = await openNotice('book-gp', 'We could not open this')
    broken.isOn = false
    expect(dialog.getByText(/^This does not work yet/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

const titles: Partial<Record<NoticeId, string>> = {
  'book-gp': 'Book GP Appointment',
  'find-pharmacy': 'Find Pharmacy',
  'connect-device': 'No device can connect yet',
}

async function openNotice(id: NoticeId, title = titles[id]) {
  renderScreen(<AControl id={id} />)
  await userEvent.click(screen.getByRole('button', { name: 'A control' }))
  return within(await screen.findByRole('dialog', { name: title! }))
}

function AControl({ id }: { id: NoticeId }) {
  const [open, setOpen] = useState<NoticeId>()
  return (
    <>
      <button onClick={() => setOpen(id)}>A control</button>
      <HonestNoticeDialog id={open} onClose={() => setOpen(undefined)} />
    </>
  )
}
