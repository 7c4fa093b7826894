import { breathing } from '@second-wind/core/content/library/breathing'
import { stopRule } from '@second-wind/core/content/library/stop-rule'
import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openSelfCare, openTab, press } from '../open-self-care.tsx'

const db = withFreshDatabase()

// Fakes only the clock and its intervals: the database and user-event need real timers.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (seconds: number) => {
  act(() => void vi.advanceTimersByTime(seconds * 1000))
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const starts = () => screen.getAllByRole('button', { name: /^Start / })
const announced = () => screen.getAllByRole('status').map((part) => part.textContent)
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const recorded = () => db.activities.toArray()

async function start(exercise = 'Calm breathing'): Promise<UserEvent> {
  const { user } = openSelfCare()
  await press(user, `Start ${exercise}`)
  return user
}

describe('starting', () => {
  test('at first nothing runs, and three exercises are offered below the warnings and the stop rule', () => {
    openSelfCare()
    expect(starts()).toHaveLength(3)
    for (const one of starts()) expect(one).toHaveProperty('disabled', false)
    expect(screen.queryByText(/^Breathe (in|out)$/)).toBeNull()
    expect(screen.queryByText(/^Breaths:/)).toBeNull()
    const [first] = starts()
    for (const text of [...breathing.warnings, stopRule.text])
      expect(screen.getByText(text).compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('while an exercise runs, the others and the pace are disabled, and the stop rule is shown', async () => {
    await start()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Calm breathing' }))
    expect(starts()).toHaveLength(2)
    for (const other of starts()) expect(other).toHaveProperty('disabled', true)
    expect(screen.getByRole('group', { name: 'Pace' })).toHaveProperty('disabled', true)
    expect(screen.getByText(stopRule.text)).toBeDefined()
  })
})

describe('pace', () => {
  test('is 4 seconds in and 4 seconds out, and then a breath is counted', async () => {
    await start()
    expect(announced()).toContain('Breathe in')
    expect(screen.getByText('Breaths: 0 of 15')).toBeDefined()
    pass(4)
    expect(announced()).toContain('Breathe out')
    expect(screen.getByText('Breaths: 0 of 15')).toBeDefined()
    pass(4)
    expect(announced()).toContain('Breathe in')
    expect(screen.getByText('Breaths: 1 of 15')).toBeDefined()
  })

  test('can be changed to 3 in and 5 out for a longer breath out', async () => {
    const { user } = openSelfCare()
    await user.click(screen.getByRole('radio', { name: /^3 seconds in, 5 seconds out/ }))
    await press(user, 'Start Calm breathing')
    pass(3)
    expect(announced()).toContain('Breathe out')
    pass(4)
    expect(announced()).toContain('Breathe out')
    pass(1)
    expect(screen.getByText('Breaths: 1 of 15')).toBeDefined()
  })

  test('is left to the patient with "my own pace", and counting is optional', async () => {
    const { user } = openSelfCare()
    await user.click(screen.getByRole('radio', { name: /^My own pace/ }))
    await press(user, 'Start Calm breathing')
    expect(screen.getByText(/^Breathe in and out when it feels right/)).toBeDefined()
    pass(90)
    await press(user, 'Count one breath')
    await press(user, 'Count one breath')
    expect(announced()).toContain('Breaths: 2')
    await press(user, 'Stop')
    await screen.findByText(/^Done: 2 breaths, 2 minutes/)
    expect(await recorded()).toMatchObject([{ type: 'breathing-pacer', progress: 2, durationMin: 2 }])
  })
})

describe('stopping and repeating', () => {
  test('Stop returns to the start, and shows that such a short time is not recorded', async () => {
    const user = await start()
    pass(20)
    await press(user, 'Stop')
    expect(screen.queryByText(/^Breaths:/)).toBeNull()
    expect(screen.queryByText(/^Breathe (in|out)$/)).toBeNull()
    expect(starts()).toHaveLength(3)
    for (const again of starts()) expect(again).toHaveProperty('disabled', false)
    expect(announced()).toContain('Stopped. Less than 1 minute is not recorded.')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Calm breathing' }))
    expect(await recorded()).toEqual([])
  })

  test('starting again begins with a whole breath in, at the same speed', async () => {
    const user = await start()
    pass(6)
    await press(user, 'Stop')
    await press(user, 'Start Calm breathing')
    expect(announced()).toContain('Breathe in')
    pass(3)
    expect(announced()).toContain('Breathe in')
    pass(1)
    expect(announced()).toContain('Breathe out')
    pass(4)
    expect(screen.getByText('Breaths: 1 of 15')).toBeDefined()
  })
})

describe('what is recorded', () => {
  test('a complete exercise is recorded as breathing practice, and the screen shows that', async () => {
    await start()
    pass(119)
    expect(screen.getByText('Breaths: 14 of 15')).toBeDefined()
    pass(1)
    await screen.findByText('Done: 15 breaths, 2 minutes.')
    expect(await recorded()).toMatchObject([
      { type: 'breathing-pacer', title: 'Calm breathing', completed: true, progress: 15, durationMin: 2 },
    ])
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'activities.create' }])
    expect(screen.getByRole('link', { name: 'See your progress' }).getAttribute('href')).toBe(
      '/enhanced-self-care?tab=progress',
    )
  })

  test('while the page is hidden no breath is counted, and the pacer continues at the same point', async () => {
    const user = await start()
    pass(20)
    see('hidden')
    pass(300)
    see('visible')
    expect(screen.getByText('Breaths: 2 of 15')).toBeDefined()
    pass(50)
    await press(user, 'Stop')
    expect(await screen.findByText('Done: 8 breaths, 1 minute.')).toBeDefined()
  })

  test('at "my own pace" the phone may be put away', async () => {
    const { user } = openSelfCare()
    await user.click(screen.getByRole('radio', { name: /^My own pace/ }))
    await press(user, 'Start Calm breathing')
    see('hidden')
    pass(180)
    see('visible')
    await press(user, 'Stop')
    expect(await screen.findByText('Done: 3 minutes.')).toBeDefined()
  })

  test('stopping after a minute records that time', async () => {
    const user = await start('Tummy breathing')
    pass(75)
    await press(user, 'Stop')
    await screen.findByText('Done: 9 breaths, 1 minute.')
    expect(await recorded()).toMatchObject([{ title: 'Tummy breathing', progress: 9, durationMin: 1 }])
  })

  test('opening another tab stops it, and what was done is recorded', async () => {
    const user = await start()
    pass(80)
    await openTab(user, 'Nutrition')
    await vi.waitFor(async () => expect(await recorded()).toMatchObject([{ progress: 10 }]))
    pass(600)
    await openTab(user, 'Breathing')
    expect(starts()).toHaveLength(3)
    expect(await db.activities.count()).toBe(1)
  })

  test('leaving the screen after a short time records nothing', async () => {
    const { user, unmount } = openSelfCare()
    await press(user, 'Start Calm breathing')
    pass(10)
    unmount()
    pass(600)
    expect(await recorded()).toEqual([])
  })

  test('when the phone has no room, an error replaces "saved", and it can be tried again', async () => {
    await start()
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    pass(120)
    await screen.findByRole('heading', { name: 'Not saved' })
    expect(screen.queryByText(/Saved on this phone/)).toBeNull()
    add.mockRestore()
    act(() => button('Try again').click())
    await screen.findByText('Done: 15 breaths, 2 minutes.')
    expect(await db.activities.count()).toBe(1)
  })

  test('the screen stays on while an exercise runs', async () => {
    let lockCount = 0
    const request = async () => {
      lockCount += 1
      return { release: async () => void (lockCount -= 1) }
    }
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
    const user = await start()
    await vi.waitFor(() => expect(lockCount).toBe(1))
    await press(user, 'Stop')
    await vi.waitFor(() => expect(lockCount).toBe(0))
    Reflect.deleteProperty(navigator, 'wakeLock')
  })
})
