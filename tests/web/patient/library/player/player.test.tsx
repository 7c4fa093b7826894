import { stopRule } from '@second-wind/core/content/library/stop-rule'
import { hourMs } from '@second-wind/core/platform/moment'
import { act, screen, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { fireVisibilityChange, press, startActivity } from '../open-library.tsx'

const db = withFreshDatabase()

// Fakes only the clock and its intervals: the database and user-event need real timers.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

const pass = (seconds: number) => {
  act(() => void vi.advanceTimersByTime(seconds * 1000))
}
const timer = () => screen.getByRole('timer').textContent
const step = () => within(screen.getByRole('region', { name: 'Current step' }))
const announced = () => screen.getAllByRole('status').map((part) => part.textContent)

describe('steps', () => {
  test('steps are shown one at a time and announced, with the stop rule beside them', async () => {
    const user = await startActivity('inhaler', 'care-for-your-inhalers')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Care for your inhalers' }))
    expect(announced()).toContain(
      'Step 1 of 5Rinse your mouth and spit after a steroid inhaler. It helps prevent a sore mouth.',
    )
    expect(step().queryByRole('button', { name: 'Back' })).toBeNull()
    await press(user, 'Next')
    expect(announced()).toContain('Step 2 of 5Check how many doses are left.')
    expect(screen.getByText(stopRule.text)).toBeDefined()
    await press(user, 'Back')
    expect(step().getByText('Step 1 of 5')).toBeDefined()
  })

  test('a timed step counts down, pauses, continues, and waits for the patient at its end', async () => {
    const user = await startActivity('hygiene', 'wash-your-hands')
    await press(user, 'Next')
    expect(timer()).toBe('0:20 left')
    pass(5)
    expect(timer()).toBe('0:15 left')
    await press(user, 'Pause')
    pass(60)
    expect(timer()).toBe('0:15 left, paused')
    await press(user, 'Resume')
    pass(14)
    expect(timer()).toBe('0:01 left')
    expect(step().getByRole('button', { name: 'Skip' })).toBeDefined()
    pass(1)
    expect(timer()).toBe('0:00 left')
    expect(announced()).toContain('Time is up. Carry on when you are ready.')
    pass(600)
    expect(step().getByText('Step 2 of 4')).toBeDefined()
    await press(user, 'Repeat')
    expect(timer()).toBe('0:20 left')
    pass(20)
    await press(user, 'Next')
    expect(step().getByText('Step 3 of 4')).toBeDefined()
  })

  test('a timed step can be skipped, and restarts when the patient goes back to it', async () => {
    const user = await startActivity('hygiene', 'wash-your-hands')
    await press(user, 'Next')
    pass(7)
    await press(user, 'Skip')
    expect(step().getByText('Rinse your hands.')).toBeDefined()
    await press(user, 'Back')
    expect(timer()).toBe('0:20 left')
  })

  test('the countdown is exact after the phone was asleep without ticks', async () => {
    const user = await startActivity('steam', 'steamy-bathroom-sit')
    for (let at = 1; at < 4; at += 1) await press(user, 'Next')
    expect(timer()).toBe('5:00 left')
    vi.setSystemTime(Date.now() + 130_000)
    fireVisibilityChange()
    expect(timer()).toBe('2:50 left')
    vi.setSystemTime(Date.now() + hourMs)
    fireVisibilityChange()
    expect(timer()).toBe('0:00 left')
  })

  test('repetitions are counted by the patient, up to the number that the activity gives', async () => {
    const user = await startActivity('breathing', 'blow-as-you-go')
    for (let at = 1; at < 5; at += 1) await press(user, /^(Next|Skip)$/)
    const count = () => announced()[1]
    expect(count()).toBe('0 of 2 to 3 done')
    await press(user, 'Count one')
    await press(user, 'Count one')
    expect(count()).toBe('2 done. Stop here, or do up to 3.')
    await press(user, 'Count one')
    await press(user, 'Count one')
    expect(count()).toBe('3 done. That is enough.')
  })
})

async function openPacer() {
  const user = await startActivity('breathing', 'pursed-lips-breathing')
  for (let at = 1; at < 5; at += 1) await press(user, 'Next')
  return user
}

describe('the pacer', () => {
  test('the pacer starts with the breath in, and counts a breath when its breath out ends', async () => {
    await openPacer()
    expect(announced()).toContain('Breathe in')
    pass(2)
    expect(announced()).toContain('Breathe out')
    expect(step().getByText('Breaths: 0 of 10')).toBeDefined()
    pass(4)
    expect(announced()).toContain('Breathe in')
    expect(step().getByText('Breaths: 1 of 10')).toBeDefined()
    pass(54)
    expect(step().getByText('Breaths: 10 of 10')).toBeDefined()
    expect(announced()).toContain('That is all. Carry on when you are ready.')
    expect(step().getByRole('button', { name: 'Next' })).toBeDefined()
  })

  test('the pacer pauses and continues at the same point', async () => {
    const user = await openPacer()
    pass(3)
    await press(user, 'Pause')
    pass(100)
    expect(announced()).toContain('Paused')
    await press(user, 'Resume')
    expect(announced()).toContain('Breathe out')
    expect(step().getByText('Breaths: 0 of 10')).toBeDefined()
  })

  const circle = () => document.querySelector('[style^="transform"]')

  test('the circle grows with the breath in, and does not move when "words only" is chosen', async () => {
    const user = await openPacer()
    const start = circle()?.getAttribute('style')
    pass(1)
    expect(circle()?.getAttribute('style')).not.toBe(start)
    await user.click(screen.getByRole('checkbox', { name: /^Words only/ }))
    expect(circle()).toBeNull()
    expect(announced()).toContain('Breathe in gently through your nose.')
  })

  test('when the phone is set to reduced motion, only words are shown', async () => {
    const stub = vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('reduced-motion'),
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
    )
    await openPacer()
    stub.mockRestore()
    expect(screen.getByRole('checkbox', { name: /^Words only/ })).toHaveProperty('checked', true)
    expect(circle()).toBeNull()
  })
})

describe('leaving the player', () => {
  test('needs no confirmation and records nothing', async () => {
    const user = await startActivity('hygiene', 'wash-your-hands')
    await press(user, 'Next')
    await press(user, 'Stop')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Wash your hands' }))
    expect(screen.getByRole('button', { name: 'Start Activity' })).toBeDefined()
    expect(await db.activities.count()).toBe(0)
  })
})
