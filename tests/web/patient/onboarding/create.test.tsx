import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { findDraft } from '../../../../web/src/data/local/index.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { button, fill, fillInGwen, heading, next, openSetup } from './open-setup.tsx'

const db = withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

const storageFails = () =>
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })

describe('saving a new profile', () => {
  test('a new profile is on the phone at once, and waits to be sent', async () => {
    const { user } = openSetup()
    await fillInGwen(user)
    await user.click(screen.getByRole('radio', { name: 'Rani' }))
    await user.click(button('Complete Setup'))

    await screen.findByText('This is Home')
    await screen.findByText('Welcome to Second Wind!')
    await screen.findByText('Your profile has been created successfully.')
    const expected = {
      name: "Gwen O'Brádaigh",
      email: 'gwen@example.org',
      username: 'gwen',
      age: 58,
      gender: 'female',
      location: 'Bangor',
      conditions: [],
      isVulnerable: false,
      companionAvatar: 'rani',
    }
    expect(await db.profile.toArray()).toMatchObject([{ id: 1, ...expected }])
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'profile.create', payload: expected }])
    expect(await findDraft('onboarding')).toBeUndefined()
  })

  test('diagnosis, reliever and best peak flow can be given in the optional part', async () => {
    const { user } = openSetup()
    await fillInGwen(user)
    await user.click(button('Previous'))
    await user.click(screen.getByText('More about your lungs (optional)'))
    await user.selectOptions(screen.getByLabelText(/^Respiratory diagnosis/), 'COPD')
    await user.selectOptions(screen.getByLabelText(/^Reliever inhaler/), 'A blue reliever inhaler')
    await fill(user, /^Personal best peak flow/, '310')
    await next(user)
    await user.click(button('Complete Setup'))
    await screen.findByText('This is Home')
    expect(await db.profile.toArray()).toMatchObject([
      { respiratoryDiagnosis: 'COPD', inhaler: 'blue', peakFlowBestLpm: 310 },
    ])
  })

  test('a best peak flow that cannot be one opens the optional part and is explained', async () => {
    const { user } = openSetup()
    await fillInGwen(user)
    await user.click(button('Previous'))
    await user.click(screen.getByText('More about your lungs (optional)'))
    await fill(user, /^Personal best peak flow/, '4000')
    await next(user)
    await user.click(button('Complete Setup'))
    await user.click(await screen.findByRole('link', { name: /whole number from 1 to 1000/ }))
    const field = screen.getByLabelText(/^Personal best peak flow/)
    expect(document.activeElement).toBe(field)
    expect(field.closest('details')?.open).toBe(true)
    expect(await db.profile.toArray()).toEqual([])
  })

  test('optional answers are kept when given, and never sent empty', async () => {
    const { user } = openSetup('/onboarding?step=2')
    expect(screen.getByText('Used for air quality.')).toBeDefined()
    await user.selectOptions(screen.getByLabelText(/^Where you live/), 'Wales')
    await fill(user, /^Phone number/, '07700 900123')
    await user.click(button('Previous'))
    await fillInGwen(user)
    await user.click(button('Previous'))
    await user.click(screen.getByRole('checkbox', { name: 'Asthma' }))
    await user.click(screen.getByRole('checkbox', { name: /^I am in a vulnerable group/ }))
    await user.selectOptions(screen.getByLabelText(/^Reliever inhaler/), 'An AIR or MART inhaler')
    await next(user)
    await user.click(button('Complete Setup'))
    await screen.findByText('This is Home')
    const [stored] = await db.profile.toArray()
    expect(stored).toMatchObject({
      nation: 'wales',
      phone: '07700 900123',
      inhaler: 'air-or-mart',
      conditions: ['Asthma'],
      isVulnerable: true,
    })
    expect(stored).not.toHaveProperty('respiratoryDiagnosis')
    expect(stored).not.toHaveProperty('peakFlowBestLpm')
  })

  test('until the phone has written, the button shows that, and a second tap creates no second profile', async () => {
    const { user } = openSetup()
    await fillInGwen(user)
    fireEvent.click(button('Complete Setup'))
    fireEvent.click(button('Creating Profile...'))
    await screen.findByText('This is Home')
    expect(await db.outbox.count()).toBe(1)
  })

  test('a full phone shows what to do, and keeps everything that was filled in', async () => {
    const { user } = openSetup()
    await fillInGwen(user)
    const add = storageFails()
    await user.click(button('Complete Setup'))
    await screen.findByText('Failed to create your profile. Please try again.')
    expect(screen.getByText('Error')).toBeDefined()
    await screen.findByRole('heading', { name: 'Not saved' })
    expect(screen.getByText(/no room left/)).toBeDefined()

    add.mockRestore()
    await user.click(button('Complete Setup'))
    await screen.findByText('This is Home')
    expect(await db.profile.toArray()).toMatchObject([{ name: "Gwen O'Brádaigh" }])
  })
})

describe('opening setup again', () => {
  test('after closing half-way, setup offers the earlier answers or an empty form', async () => {
    const { user, unmount } = openSetup()
    await fill(user, 'Full Name', 'Gwen')
    unmount()
    await waitFor(async () => expect(await findDraft('onboarding')).toMatchObject({ name: 'Gwen' }))

    const again = openSetup()
    await screen.findByText('We kept the answers you gave before.')
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Gwen')
    await again.user.click(button('Start again'))
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('')
    expect(screen.queryByText('We kept the answers you gave before.')).toBeNull()
  })

  test('with an existing profile, the first step shows that setup replaces it', async () => {
    await db.profile.put(aPatient())
    const { user } = openSetup()
    await screen.findByText(/^You already have a profile on this phone/)
    await heading('Basic Information')
    expect(screen.getByRole('link', { name: 'Edit your profile instead' }).getAttribute('href')).toBe(
      '/profile',
    )
    await user.click(button('Next'))
    await waitFor(() => expect(screen.queryByText(/^You already have a profile/)).toBeNull())
  })
})
