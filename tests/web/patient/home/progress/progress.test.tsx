import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withSectionsOpen } from '../../../../support/open-sections.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import {
  saveCheck,
  saveCompletedActivity,
  getGroup,
  groupHeadings,
  saveEntry,
  withFridayClock,
  openHome,
} from '../open-home.tsx'

withFreshDatabase()
withFridayClock()
withSectionsOpen()

const progress = () => getGroup('Your progress')
const card = (name: string) =>
  within(progress().getByRole('heading', { name }).parentElement ?? document.createElement('div'))

describe('points and streak', () => {
  test('a new patient starts at zero', async () => {
    await openHome()
    expect(card('Points').getByText('0')).toBeDefined()
    expect(card('Points').getByText('0 of 7 tasks done today')).toBeDefined()
    expect(card('Check-ins in a row').getByText('Start when you are ready.')).toBeDefined()
    expect(card('Challenges').getByText('0 of 3 complete')).toBeDefined()
    expect(card('Badges').getByText('0 of 6 earned')).toBeDefined()
  })

  test('points are earned by what was done, and the patient can see when and for what', async () => {
    await saveCompletedActivity(1, 'medication')
    await saveCompletedActivity(0, 'medication')
    await saveCompletedActivity(0, 'hydration')
    const user = await openHome()
    expect(card('Points').getByText('75')).toBeDefined()
    expect(card('Points').getByText('2 of 7 tasks done today')).toBeDefined()
    await user.click(card('Points').getByText('Where they come from'))
    const days = await card('Points').findAllByRole('listitem')
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Today: 45 Drinks 15, Medicines 30',
      'Thursday 19 November 2026: 30 Medicines 30',
    ])
  })

  test('a rest day in between keeps the streak, and the card shows that', async () => {
    await saveEntry(2)
    await saveCompletedActivity(1, 'rest-day')
    await saveEntry(0)
    await openHome()
    expect(card('Check-ins in a row').getByText('2 days of check-ins in a row.')).toBeDefined()
    expect(card('Check-ins in a row').getByText('1 rest day in between kept it going.')).toBeDefined()
  })
})

describe('challenges and badges', () => {
  test('challenges show their progress and end, and a completed one has no Continue', async () => {
    for (const daysAgo of [4, 3, 2, 1]) await saveCompletedActivity(daysAgo, 'breathing-exercise')
    await openHome()
    expect(card('Challenges').getByText('Ending soonest: Drinks every day, 2 days left')).toBeDefined()
    const list = card('Weekly challenges')
    expect(list.getByText(/^4 of 5, 4 days left\. Reward: A blue star/)).toBeDefined()
    expect(list.getByRole('link', { name: 'Continue: Breathing practice' }).getAttribute('href')).toBe(
      '/library',
    )
    expect(list.getByRole('link', { name: 'Continue: Calm moments' }).getAttribute('href')).toBe('/library')
    const drinks = list.getByRole('link', { name: 'Continue: Drinks every day' }).getAttribute('href')
    expect(document.querySelector(drinks ?? '')?.textContent).toBe("Today's tasks")
  })

  test('the fifth breathing practice completes its challenge', async () => {
    for (const daysAgo of [4, 3, 2, 1, 0]) await saveCompletedActivity(daysAgo, 'breathing-exercise')
    await openHome()
    expect(card('Challenges').getByText('1 of 3 complete')).toBeDefined()
    expect(card('Weekly challenges').getByText(/^Complete\. Reward: A blue star/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Continue: Breathing practice' })).toBeNull()
  })

  test('a badge earned today is marked as new, one earned earlier is not, and the others show their progress', async () => {
    for (const daysAgo of [5, 4, 3, 2, 1]) await saveCompletedActivity(daysAgo, 'mindful-moment')
    for (const daysAgo of [4, 3, 2, 1, 0]) await saveCompletedActivity(daysAgo, 'hydration')
    await openHome()
    expect(card('Badges').getByText('2 of 6 earned')).toBeDefined()
    expect(card('Badges').getByRole('heading', { name: 'Hydration hero New today' })).toBeDefined()
    expect(card('Badges').getByRole('heading', { name: 'Calm mind' })).toBeDefined()
    expect(card('Badges').getByText(/^0 of 7 so far\. Goal: You checked in on 7 days\./)).toBeDefined()
  })
})

describe('the quote on Home', () => {
  test('depends on the streak, and is always another one after Shuffle', async () => {
    for (const daysAgo of [2, 1, 0]) await saveEntry(daysAgo)
    const user = await openHome()
    const quote = () => card('A few words').getByRole('blockquote').textContent
    expect(quote()).toBe('Small habits grow when you keep going gently.')
    for (let times = 0; times < 20; times += 1) {
      const before = quote()
      await user.click(card('A few words').getByRole('button', { name: 'Shuffle' }))
      expect(quote()).not.toBe(before)
    }
  })
})

describe('Home after a bad sign', () => {
  test.each([
    ['breathlessness of 7', () => saveEntry(0, { breathlessness: 7 })],
    ['red phlegm', () => saveEntry(0, { sputumColor: 'red' })],
    ['a check that said seek help', () => saveCheck(0, 'seek_help')],
  ])('shows after %s no celebration, and advice and the ways to get care first', async (_, badSign) => {
    await saveCompletedActivity(1, 'medication')
    await badSign()
    await openHome()
    expect(groupHeadings().slice(1, 3)).toEqual(['Advice for you', 'Connect to Care'])
    expect(groupHeadings()).not.toContain('Your progress')
    expect(screen.getByRole('heading', { name: 'Your points are safe' })).toBeDefined()
    expect(screen.queryByText(/\d points/)).toBeNull()
    expect(screen.queryByRole('blockquote')).toBeNull()
    expect(screen.queryByText(/Weekly goal/)).toBeNull()
  })

  test('shows the points again at once after a better entry a day later', async () => {
    await saveEntry(1, { breathlessness: 7 })
    await openHome()
    expect(groupHeadings()).not.toContain('Your progress')
    await saveEntry(0)
    await waitFor(() => expect(groupHeadings()).toContain('Your progress'))
  })
})
