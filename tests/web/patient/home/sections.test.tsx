import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { getGroup, openHome, saveCompletedActivity, saveEntry, withFridayClock } from './open-home.tsx'

withFreshDatabase()
withFridayClock()
afterEach(() => localStorage.clear())

const opener = (name: string) => screen.getByRole('button', { name })
const taskNames = () =>
  getGroup("Today's tasks")
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((task) => task.labels?.[0]?.textContent)

describe('sections that open in place', () => {
  test('are one line each with its figure on a day without a sign: advice, progress, learning, care and more', async () => {
    await saveEntry(0)
    await saveCompletedActivity(0, 'medication')
    await openHome()
    expect(getGroup('Advice for you').getByText(/^You see this because:/)).toBeDefined()
    expect(getGroup('Your progress').getByText('50 points, 0 of 6 badges')).toBeDefined()
    expect(
      getGroup('Learn and look after yourself').getByText('0 of 4 learning modules complete'),
    ).toBeDefined()
    for (const name of ['Advice for you', 'Your progress', 'Connect to Care', 'More']) {
      expect(opener(name).getAttribute('aria-expanded')).toBe('false')
    }
    expect(screen.queryByRole('button', { name: /^Book GP/ })).toBeNull()
  })

  test('open with one tap, and are still open on the next visit', async () => {
    const user = await openHome()
    await user.click(opener('Connect to Care'))
    expect(opener('Connect to Care').getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('button', { name: /^Book GP/ })).toBeDefined()
    document.body.replaceChildren()
    await openHome()
    expect(screen.getByRole('button', { name: /^Book GP/ })).toBeDefined()
  })

  test('are open on a bad day for advice, with care, tasks and recovery in one line each below the calls', async () => {
    await saveEntry(0, { breathlessness: 7 })
    await openHome()
    expect(screen.queryByRole('button', { name: 'Advice for you' })).toBeNull()
    const card = within(await screen.findByRole('group', { name: 'What you logged earlier' }))
    expect(card.getByRole('link', { name: 'Call 111' })).toBeDefined()
    expect(opener('Connect to Care').getAttribute('aria-expanded')).toBe('false')
    expect(getGroup("Today's tasks").getByText('1 of 7 done today')).toBeDefined()
    expect(opener("Today's tasks").getAttribute('aria-expanded')).toBe('false')
    expect(opener('Your recovery').getAttribute('aria-expanded')).toBe('false')
  })
})

describe('a red flag of the last two days', () => {
  test('has the call to 999 in its card, above the question, and the other ways to get care in one line', async () => {
    await saveEntry(0, { breathlessness: 9 })
    await openHome()
    const card = within(await screen.findByRole('group', { name: 'What you logged earlier' }))
    const call = card.getByRole('link', { name: 'Call 999' })
    expect(call.compareDocumentPosition(card.getByText('Do you still feel like this?'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(opener('Connect to Care').getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('button', { name: 'Advice for you' })).toBeNull()
  })

  test('leaves one card of advice open, and the others one tap away', async () => {
    await saveEntry(0, { breathlessness: 9 })
    await openHome()
    const advice = getGroup('Advice for you')
    const [first, ...others] = await advice.findAllByRole('heading', { level: 3 })
    expect(first?.closest('details')).toBeNull()
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) expect(other.closest('details')?.open).toBe(false)
  })

  test('leaves no dots and no filled button beside the companion', async () => {
    await saveEntry(0, { breathlessness: 9 })
    await openHome()
    await screen.findByRole('heading', { name: 'If you still feel like this, call 999.' })
    expect(screen.queryByRole('list', { name: 'Check-ins of the last 7 days' })).toBeNull()
    for (const name of ['Log Symptoms', 'Quick Check'])
      expect(screen.getByRole('link', { name }).dataset['look']).toBe('plain')
  })
})

describe('the first tasks on Home', () => {
  test('are the first three open ones, with a ticked one in its place and all seven one tap away', async () => {
    await saveCompletedActivity(0, 'breathing-exercise')
    const user = await openHome()
    expect(taskNames()).toEqual(['Morning check-in', 'Drinks', 'Medicines'])
    await user.click(screen.getByRole('checkbox', { name: 'Medicines' }))
    await waitFor(() => expect(getGroup("Today's tasks").getByText('2 of 7 done today')).toBeDefined())
    expect(taskNames()).toEqual(['Morning check-in', 'Drinks', 'Medicines'])
    await user.click(screen.getByRole('button', { name: 'Show all 7 tasks' }))
    expect(taskNames()).toHaveLength(7)
  })
})

describe('the scores of the last 7 days', () => {
  test('are shown after two check-ins with the latest answer in words, or as not set', async () => {
    await saveEntry(1, { coughSeverity: 6 })
    await saveEntry(0, { coughSeverity: 3, breathlessness: 2, energy: 7, mood: 8, untouchedScores: ['mood'] })
    await openHome()
    const rows = getGroup('Your recovery')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(rows).toEqual(expect.arrayContaining(['Cough3 Mild', 'Energy7 Good']))
    expect(getGroup('Your recovery').getByRole('link', { name: 'See all trends' }).getAttribute('href')).toBe(
      '/analytics',
    )
  })

  test('have no trend after one check-in', async () => {
    await saveEntry(0)
    await openHome()
    expect(getGroup('Your recovery').queryByRole('link', { name: 'See all trends' })).toBeNull()
  })
})
