import { screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { saveOwnNumbers } from '../../../../web/src/data/local/records/own-numbers.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import {
  saveCompletedActivity,
  getGroup,
  groupHeadings,
  saveEntry,
  withFridayClock,
  openHome,
} from './open-home.tsx'

const db = withFreshDatabase()
withFridayClock()
withSectionsOpen()
afterEach(() => vi.restoreAllMocks())

const care = () => getGroup('Connect to Care')
const addressOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

const setUp = /^Set up your profile$/

describe('groups and profile', () => {
  test('the groups of Home are in this order', async () => {
    await db.profile.put(aPatient())
    await saveEntry(0)
    await openHome()
    expect(groupHeadings().slice(1)).toEqual([
      'Advice for you',
      "Today's tasks",
      'How you have been',
      'Your progress',
      'Learn and look after yourself',
      'Connect to Care',
      'More',
    ])
  })

  test('setup is offered without a profile, below what may be needed first', async () => {
    await openHome()
    expect(addressOf(setUp)).toBe('/onboarding')
    const quickCheck = screen.getByRole('link', { name: 'Quick Check' })
    const setup = screen.getByRole('link', { name: setUp })
    expect(quickCheck.compareDocumentPosition(setup) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('setup is not offered with a profile', async () => {
    await db.profile.put(aPatient())
    await openHome()
    expect(screen.getByRole('link', { name: 'Quick Check' })).toBeDefined()
    expect(screen.queryByRole('link', { name: setUp })).toBeNull()
  })
})

describe('links and controls', () => {
  test('the action plan and the numbers to call are one tap from the top of the page', async () => {
    await openHome()
    expect(addressOf(/^My plan$/)).toBe('/enhanced-self-care?tab=plan')
    expect(addressOf(/^Who to call$/)).toBe('/care')
  })

  test("a saved nurse's number can be called from Connect to Care", async () => {
    await saveOwnNumbers({ nurse: '020 7946 0123' })
    await openHome()
    const nurse = await care().findByRole('link', { name: /^Call my nurse/ })
    expect(nurse.getAttribute('href')).toBe('tel:02079460123')
  })

  test('each way to get care opens its screen', async () => {
    await openHome()
    expect(
      care()
        .getByRole('link', { name: /^NHS 111/ })
        .getAttribute('href'),
    ).toBe('tel:111')
    expect(
      care()
        .getByRole('link', { name: /^Symptom Checker/ })
        .getAttribute('href'),
    ).toBe('/symptom-checker')
    expect(
      care()
        .getByRole('link', { name: /^Contacts and services/ })
        .getAttribute('href'),
    ).toBe('/care')
  })

  test.each([
    [/^Book GP/, 'Book GP Appointment'],
    [/^Find Nearby Pharmacy/, 'Find Pharmacy'],
  ])('%s shows that it does nothing yet, and what to do today', async (control, title) => {
    const user = await openHome()
    await user.click(care().getByRole('button', { name: control }))
    const notice = within(await screen.findByRole('dialog', { name: title }))
    await user.click(notice.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(care().getByRole('button', { name: control }))
  })

  test('Medical Monitoring looks disabled and opens only its notice, any number of times', async () => {
    const title = 'Future Feature – Not Active or Regulatory Approved'
    const user = await openHome()
    const item = care().getByRole('button', { name: `Medical Monitoring${title}` })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    for (let times = 0; times < 2; times += 1) {
      await user.click(item)
      const notice = within(await screen.findByRole('dialog', { name: title }))
      expect(notice.getByText(/^This app cannot take measurements/)).toBeDefined()
      await user.click(notice.getByRole('button', { name: 'Return to Home' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(groupHeadings()).toContain('Connect to Care')
    }
  })

  test('the preview shows the first four kinds of self-care and links to the library', async () => {
    await openHome()
    const learn = getGroup('Learn and look after yourself')
    const previewed = learn.getAllByRole('link', { name: /\d activities$/ })
    expect(previewed.map(({ textContent }) => textContent)).toEqual([
      'Breathing exercises4 activities',
      'Steam and moist air3 activities',
      'Calm and relaxation3 activities',
      'Gentle movement3 activities',
    ])
    expect(previewed.map((link) => link.getAttribute('href'))).toEqual(
      ['breathing', 'steam', 'mindfulness', 'movement'].map((id) => `/library?category=${id}`),
    )
    expect(addressOf(/^View All/)).toBe('/library')
  })

  test('each learning module shows its progress', async () => {
    await saveCompletedActivity(2, 'antibiotic-basics-1')
    await saveCompletedActivity(1, 'allergy-quick-guide')
    await openHome()
    const modules = getGroup('Learn and look after yourself').getAllByText(/minutes, /)
    expect(modules.map(({ textContent }) => textContent)).toEqual([
      '8 minutes, 20% complete',
      '8 minutes, 0% complete',
      '9 minutes, complete',
      '8 minutes, 0% complete',
    ])
  })

  test('the features have the names of the specification and link to their screens', async () => {
    await openHome()
    expect(addressOf(/^Video Consults$/)).toBe('/telemedicine')
    expect(addressOf(/^Smart Alerts$/)).toBe('/notifications')
    expect(addressOf(/^NHS Connect$/)).toBe('/nhs-integration')
    expect(addressOf(/^Offline Mode$/)).toBe('/offline-features')
    expect(addressOf(/^Enhanced symptom check/)).toBe('/enhanced-symptom-checker')
    expect(screen.getByRole('heading', { level: 3, name: 'Enhanced Features' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 3, name: 'Advanced Features' })).toBeDefined()
  })

  test('when the activity records cannot be read, the ways to get care and the links to every screen remain', async () => {
    const getAll = IDBObjectStore.prototype.getAll
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
      this: IDBObjectStore,
      ...query
    ) {
      if (this.name === 'activities') throw new DOMException('gone', 'InvalidStateError')
      return getAll.apply(this, query)
    })
    await openHome()
    expect(care().getByRole('link', { name: /^NHS 111/ })).toBeDefined()
    expect(addressOf(/^Offline Mode$/)).toBe('/offline-features')
    expect(screen.queryByRole('heading', { name: 'Your recovery' })).toBeNull()
  })
})
