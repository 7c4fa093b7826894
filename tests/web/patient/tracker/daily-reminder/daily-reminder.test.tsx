import { reminderWords } from '@second-wind/core/content/notifications/reminder-words'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captureNow, findProfile } from '../../../../../web/src/data/local/index.ts'
import { findReminder, saveProfile } from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openTracker } from '../open-tracker.tsx'

const db = withFreshDatabase()
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12, 0) }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'Notification')
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const switches = { symptoms: false, medication: true, airQuality: false, progress: true }

async function openReminder() {
  const { user } = openTracker('/tracking?reminder=1')
  await screen.findByLabelText('Remind me at')
  return user
}
const choose = (time: string) =>
  fireEvent.change(screen.getByLabelText('Remind me at'), { target: { value: time } })
const button = (name: string) => screen.getByRole('button', { name })

function aBrowserThat(permission: NotificationPermission, decision: NotificationPermission = permission) {
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => {
    fake.permission = decision
    return decision
  })
  const fake = { permission, requestPermission }
  Object.defineProperty(window, 'Notification', { configurable: true, value: fake })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
  return requestPermission
}

describe('the section of the daily reminder', () => {
  test('opens from the link of the quick check, and the focus moves there', async () => {
    await openReminder()
    const section = document.getElementById('reminder')
    expect(section).toHaveProperty('open', true)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Daily reminder'))
  })

  test('is otherwise closed, below the form, and does not move the focus', async () => {
    openTracker()
    const heading = await screen.findByText('Daily reminder')
    expect(document.getElementById('reminder')).toHaveProperty('open', false)
    expect(document.activeElement).toBe(document.body)
    const form = screen.getByRole('form', { name: "Today's Symptom Check" })
    expect(form.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
})

describe('setting the time', () => {
  test('a reminder can be set for six, moved to half past seven, and switched off', async () => {
    const user = await openReminder()
    expect(screen.getByText('Off. No reminder is set.')).toBeDefined()
    await user.click(button('Set reminder'))
    expect(await screen.findByText('On, every day at 18:00.')).toBeDefined()

    choose('19:30')
    await user.click(button('Set reminder'))
    expect(await screen.findByText('On, every day at 19:30.')).toBeDefined()
    expect(await findReminder()).toEqual({ time: '19:30' })

    await user.click(button('Turn off'))
    expect(await screen.findByText('Off. No reminder is set.')).toBeDefined()
    expect(await findReminder()).toBeUndefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Remind me at'))
  })

  test('a reminder set after its time states that it begins tomorrow', async () => {
    const user = await openReminder()
    choose('09:00')
    await user.click(button('Set reminder'))
    await screen.findByText('On, every day at 09:00.')
    expect(screen.getByText(/The next one is tomorrow\./)).toBeDefined()
  })

  test('an empty time sets nothing and shows what to do', async () => {
    const user = await openReminder()
    choose('')
    await user.click(button('Set reminder'))
    expect(screen.getByText('Choose a time')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Remind me at'))
    expect(await findReminder()).toBeUndefined()
  })

  test('when the reminder cannot be stored, it is not shown as on', async () => {
    const user = await openReminder()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(button('Set reminder'))
    expect(await screen.findByText(/^This phone has no room left/)).toBeDefined()
    expect(screen.getByText('Off. No reminder is set.')).toBeDefined()
  })
})

describe('the switch in the profile', () => {
  test('switches the reminder off here too, which names that setting, and setting a time switches it on again', async () => {
    await db.profile.put(aPatient({ settings: switches }))
    const user = await openReminder()
    expect(screen.getByText(reminderWords.switchedOff)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to your profile settings' }).getAttribute('href')).toBe(
      '/profile?tab=settings',
    )
    await user.click(button('Set reminder'))
    expect(await screen.findByText('On, every day at 18:00.')).toBeDefined()
    expect((await findProfile())?.settings).toEqual({ ...switches, symptoms: true })

    await saveProfile({ settings: switches }, captureNow())
    expect(await screen.findByText(reminderWords.switchedOff)).toBeDefined()
  })

  test('is not changed when it was on already', async () => {
    await db.profile.put(aPatient())
    const user = await openReminder()
    await user.click(button('Set reminder'))
    await screen.findByText('On, every day at 18:00.')
    expect(await db.outbox.count()).toBe(0)
  })
})

describe('notifications', () => {
  test('permission is requested only by the button, and the result is shown', async () => {
    const requestPermission = aBrowserThat('default', 'granted')
    const user = await openReminder()
    await user.click(button('Set reminder'))
    await screen.findByText('On, every day at 18:00.')
    expect(requestPermission).not.toHaveBeenCalled()

    await user.click(button('Allow notifications'))
    expect(await screen.findByText(reminderWords.granted)).toBeDefined()
    expect(requestPermission).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button', { name: 'Allow notifications' })).toBeNull()
  })

  test('blocked notifications are shown with how to allow them instead of a button', async () => {
    aBrowserThat('denied')
    await openReminder()
    expect(screen.getByText(reminderWords.denied)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Allow notifications' })).toBeNull()
  })

  test('a browser without notifications shows that, and still offers the calendar', async () => {
    const files: Blob[] = []
    URL.createObjectURL = (file: Blob) => {
      files.push(file)
      return 'blob:file'
    }
    URL.revokeObjectURL = () => {}
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const user = await openReminder()
    expect(screen.getByText(reminderWords.unsupported)).toBeDefined()
    choose('07:15')
    await user.click(button('Set reminder'))
    await user.click(await screen.findByRole('button', { name: 'Add 07:15 to your calendar' }))
    expect(await files[0]?.text()).toContain('DTSTART:20261121T071500\r\n')
  })
})
