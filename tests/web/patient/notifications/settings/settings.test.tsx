import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captureNow, findProfile } from '../../../../../web/src/data/local/index.ts'
import { findMedicineReminders, saveReminder } from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openNotifications } from '../open-notifications.tsx'

const db = withFreshDatabase()
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12, 0) }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const names = ['Medications', 'Symptoms', 'Weather', 'Activities', 'Social', 'Emergency alerts']
const aSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const states = () => Promise.all(names.map(async (name) => (await aSwitch(name)).checked))
const list = async () => within(await screen.findByRole('list', { name: 'Your medicine reminders' }))

async function fillIn(name: string, time: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Medicine' }), { target: { value: name } })
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: time } })
}

describe('the notification switches', () => {
  test('are set at first as the specification requires, and emergency alerts cannot be switched off', async () => {
    await db.profile.put(aPatient())
    openNotifications('settings')
    expect(await states()).toEqual([true, true, true, false, true, true])
    expect((await aSwitch('Emergency alerts')).disabled).toBe(true)
  })

  test('other than emergency alerts can be changed, and keep their setting after coming back', async () => {
    await db.profile.put(aPatient())
    const { user, unmount } = openNotifications('settings')
    for (const name of names.slice(0, 5)) await user.click(await aSwitch(name))
    await waitFor(async () => expect(await states()).toEqual([false, false, false, true, false, true]))
    unmount()
    openNotifications('settings')
    await waitFor(async () => expect(await states()).toEqual([false, false, false, true, false, true]))
  })

  test('for Medications and Symptoms change the profile and are sent with it', async () => {
    await db.profile.put(aPatient())
    const { user } = openNotifications('settings')
    await user.click(await aSwitch('Medications'))
    await waitFor(async () =>
      expect((await findProfile())?.settings).toEqual({
        symptoms: true,
        medication: false,
        airQuality: false,
        progress: true,
      }),
    )
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['profile.patch'])
  })

  test('for Medications and Symptoms are disabled without a profile, and the others work', async () => {
    const { user } = openNotifications('settings')
    expect((await aSwitch('Medications')).disabled).toBe(true)
    expect((await aSwitch('Symptoms')).disabled).toBe(true)
    await user.click(await aSwitch('Social'))
    await waitFor(async () => expect((await aSwitch('Social')).checked).toBe(false))
  })

  test('keep their setting when it cannot be saved, and the screen shows an error', async () => {
    const { user } = openNotifications('settings')
    const weather = await aSwitch('Weather')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(weather)
    expect(await screen.findByText('Not saved. Try again.')).toBeDefined()
    expect((await aSwitch('Weather')).checked).toBe(true)
  })
})

describe('medicine reminders', () => {
  test('a medicine can be added, moved to another time, and removed', async () => {
    const { user } = openNotifications('settings')
    await fillIn('Preventer', '20:00')
    await user.click(screen.getByRole('button', { name: 'Add reminder' }))
    expect(await screen.findByText('Saved: Preventer, every day at 20:00.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Medicine' }))

    await user.click((await list()).getByRole('button', { name: 'Edit: Preventer, 20:00' }))
    const form = await screen.findByRole('form', { name: 'Edit: Preventer' })
    expect(document.activeElement).toBe(within(form).getByRole('textbox', { name: 'Medicine' }))
    expect(screen.queryByRole('button', { name: 'Add reminder' })).toBeNull()
    await fillIn('Preventer', '21:30')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Saved: Preventer, every day at 21:30.')).toBeDefined()

    await user.click((await list()).getByRole('button', { name: 'Remove: Preventer, 21:30' }))
    expect(await screen.findByText('No medicine reminders yet.')).toBeDefined()
    expect((await findMedicineReminders()).reminders).toEqual([])
  })

  test('an incomplete form saves nothing and names what is missing', async () => {
    const { user } = openNotifications('settings')
    await user.click(await screen.findByRole('button', { name: 'Add reminder' }))
    expect(screen.getByText('Write what you want to be reminded of')).toBeDefined()
    expect(screen.getByText('Choose a time')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Medicine' }))
    await fillIn('x'.repeat(61), '08:00')
    expect(screen.getByText('Use 60 characters or fewer')).toBeDefined()
    expect((await findMedicineReminders()).reminders).toEqual([])
  })

  test('a reminder that cannot be stored stays in the form', async () => {
    const { user } = openNotifications('settings')
    await fillIn('Preventer', '20:00')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(screen.getByRole('button', { name: 'Add reminder' }))
    expect(await screen.findByText(/^This phone has no room left/)).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Medicine' })).toHaveProperty('value', 'Preventer')
  })

  test('when the storage cannot be read, the screen does not claim that no reminder is set', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError')
    })
    openNotifications('settings')
    expect(await screen.findByText(/^We cannot show your notifications right now/)).toBeDefined()
    expect(screen.queryByText(/^(No medicine reminders yet|Off\. No reminder is set)/)).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test('the calendar file of a medicine names it only after the patient has asked for that', async () => {
    const files: Blob[] = []
    URL.createObjectURL = (file: Blob) => {
      files.push(file)
      return 'blob:file'
    }
    URL.revokeObjectURL = () => {}
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = openNotifications('settings')
    await fillIn('Preventer', '20:00')
    await user.click(screen.getByRole('button', { name: 'Add reminder' }))
    const calendar = await screen.findByRole('button', { name: 'Add to calendar: Preventer, 20:00' })
    await user.click(calendar)
    expect(await files[0]?.text()).not.toContain('Preventer')
    expect(await files[0]?.text()).toContain('DTSTART:20261121T200000\r\n')

    await user.click(await aSwitch('Show the name on the lock screen'))
    await waitFor(async () => expect((await findMedicineReminders()).isNameShown).toBe(true))
    await user.click(calendar)
    expect(await files[1]?.text()).toContain('Preventer')
  })

  test('the check-in reminder is shown here and set in the tracker', async () => {
    await saveReminder({ time: '18:00' }, captureNow())
    openNotifications('settings')
    expect(await screen.findByText('On, every day at 18:00.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Change it in the tracker' }).getAttribute('href')).toBe(
      '/tracking?reminder=1',
    )
  })
})

describe('permission for notifications', () => {
  test('is not requested by opening the page, and a browser without notifications shows that', async () => {
    openNotifications('settings')
    expect(await screen.findByText(/^This browser cannot show notifications here/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Allow notifications' })).toBeNull()
  })
})
