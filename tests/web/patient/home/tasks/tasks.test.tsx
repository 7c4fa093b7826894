import { screen, waitFor } from '@testing-library/react'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { withSectionsOpen } from '../../../../support/open-sections.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { saveCompletedActivity, getGroup, saveEntry, withFridayClock, openHome } from '../open-home.tsx'

const db = withFreshDatabase()
withFridayClock()
withSectionsOpen()
afterEach(() => vi.restoreAllMocks())

const tasks = () => getGroup("Today's tasks")
const box = (name: string) => tasks().getByRole<HTMLInputElement>('checkbox', { name })
const untilTicked = (name: string, ticked: boolean) => waitFor(() => expect(box(name).checked).toBe(ticked))

describe('the tasks of the day', () => {
  test('are seven on a new day, none done', async () => {
    await openHome()
    expect(
      tasks()
        .getAllByRole<HTMLInputElement>('checkbox')
        .map((task) => task.labels?.[0]?.textContent),
    ).toEqual([
      'Morning check-in',
      'Breathing practice',
      'Drinks',
      'Medicines',
      'Gentle walk',
      'Calm moment',
      'Moist air',
    ])
    expect(tasks().getByText('0 of 7 done today')).toBeDefined()
  })

  test('are two records when one is ticked and cleared, and the count changes each time', async () => {
    const user = await openHome()
    await user.click(box('Medicines'))
    await untilTicked('Medicines', true)
    expect(tasks().getByText('1 of 7 done today')).toBeDefined()
    await user.click(box('Medicines'))
    await untilTicked('Medicines', false)
    expect(tasks().getByText('0 of 7 done today')).toBeDefined()
    const records = (await db.activities.toArray()).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(records.map(({ type, completed }) => [type, completed])).toEqual([
      ['medication', true],
      ['medication', false],
    ])
    expect(await db.outbox.count()).toBe(2)
  })

  test('are counted automatically for a check-in and a library activity, and labelled so', async () => {
    await saveEntry(0)
    await saveCompletedActivity(0, 'breathing-control', { title: 'Breathing control' })
    await openHome()
    expect(tasks().getByText('2 of 7 done today')).toBeDefined()
    expect(tasks().getByText(/^Ticked automatically because you checked in\./)).toBeDefined()
    expect(tasks().getByText(/^Ticked automatically because you did Breathing control\./)).toBeDefined()
  })

  test('show their points and how many days in a row they were done', async () => {
    for (const daysAgo of [4, 2, 1, 0]) await saveCompletedActivity(daysAgo, 'medication')
    await saveCompletedActivity(1, 'gentle-walk')
    await openHome()
    expect(tasks().getByText('Done: you ticked it. 30 points. 3 days in a row.')).toBeDefined()
    expect(tasks().getByText('0 of 1 session so far. 25 points.')).toBeDefined()
  })

  test('show their progress in their own unit while unfinished', async () => {
    await saveCompletedActivity(0, 'talk-test-walk', { durationMin: 4 })
    await openHome()
    expect(tasks().getByText('4 of 10 minutes so far. 25 points.')).toBeDefined()
    expect(tasks().getByText('0 of 8 glasses so far. 15 points.')).toBeDefined()
    expect(tasks().getByText('0 of 1 check-in so far. 20 points.')).toBeDefined()
  })

  test('name the badge that one earned today, and not on the next day', async () => {
    for (const daysAgo of [4, 3, 2, 1, 0]) await saveCompletedActivity(daysAgo, 'hydration')
    for (const daysAgo of [7, 6, 5, 4, 3, 2, 1]) await saveCompletedActivity(daysAgo, 'medication')
    await openHome()
    expect(
      tasks().getByText(/^Done: you ticked it\. 15 points\. .* New badge: Hydration hero\.$/),
    ).toBeDefined()
    expect(tasks().getAllByText(/New badge/)).toHaveLength(1)
  })

  test('do not count ticks of yesterday', async () => {
    await saveCompletedActivity(1, 'medication')
    await openHome()
    expect(box('Medicines').checked).toBe(false)
  })

  test('can be left out on a rest day, which can be marked and unmarked', async () => {
    const user = await openHome()
    await user.click(screen.getByRole('button', { name: 'I am resting today' }))
    await user.click(await screen.findByRole('button', { name: 'I am not resting today' }))
    expect(await screen.findByRole('button', { name: 'I am resting today' })).toBeDefined()
    expect((await db.activities.toArray()).map(({ type }) => type)).toEqual(['rest-day', 'rest-day'])
  })

  test('do not show a tick that the phone cannot store, with an error until one is stored', async () => {
    const user = await openHome()
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('refused', 'DataError')
    })
    await user.click(box('Medicines'))
    expect((await screen.findByText(/^Not saved\. This phone could not store that/)).role).toBe('alert')
    expect(box('Medicines').checked).toBe(false)
    expect(await db.activities.count()).toBe(0)

    vi.mocked(IDBObjectStore.prototype.add).mockRestore()
    await user.click(box('Medicines'))
    await untilTicked('Medicines', true)
    await waitFor(() => expect(screen.queryByText(/^Not saved\. This phone/)).toBeNull())
  })
})

describe('glasses of water', () => {
  test('are counted one by one, up to the goal and back', async () => {
    await saveCompletedActivity(0, 'hydration', { completed: false, progress: 6 })
    const user = await openHome()
    const counter = () => getGroup("Today's tasks").getByRole('group', { name: 'Glasses today' }).textContent
    expect(counter()).toContain('6 of 8 glasses')
    await user.click(tasks().getByRole('button', { name: 'One glass more' }))
    await waitFor(() => expect(counter()).toContain('7 of 8 glasses'))
    expect(box('Drinks').checked).toBe(false)
    await user.click(tasks().getByRole('button', { name: 'One glass more' }))
    await untilTicked('Drinks', true)
    await user.click(tasks().getByRole('button', { name: 'One glass more' }))
    await user.click(tasks().getByRole('button', { name: 'One glass less' }))
    await untilTicked('Drinks', false)
    expect(counter()).toContain('7 of 8 glasses')
    expect(tasks().getByText(/^7 of 8 glasses so far\./)).toBeDefined()
    expect(await db.activities.count()).toBe(4)
  })

  test('are never below zero', async () => {
    const user = await openHome()
    await user.click(tasks().getByRole('button', { name: 'One glass less' }))
    expect(await db.activities.count()).toBe(0)
  })
})
