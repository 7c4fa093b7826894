import { captureMoment } from '@second-wind/core/platform/moment'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../../../../web/src/data/local/index.ts'
import { saveActivity } from '../../../../../web/src/data/local/lazy.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { press, startActivity } from '../open-library.tsx'

const db = withFreshDatabase()
beforeEach(() => {
  // Not the ticks: waitFor looks again by them.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const done = () => screen.findByRole('heading', { name: 'Activity done' })
const counted = async () => {
  await done()
  const section = screen.getByRole('heading', { name: 'It counted for' }).parentElement!
  return within(section)
    .getAllByRole('listitem')
    .map((line) => line.textContent)
}

/** To the last step, with this many seconds for each. */
async function goThrough(category: string, activity: string, secondsEach = 0) {
  const user = await startActivity(category, activity)
  while (screen.queryByRole('button', { name: 'Done' }) === null) {
    vi.setSystemTime(Date.now() + secondsEach * 1000)
    await press(user, /^(Next|Skip)$/)
  }
  return user
}

const doneBefore = (type: string, report = {}) =>
  saveActivity(
    newId(),
    { type, title: type, completed: true, ...report },
    captureMoment(Date.now() - 1000, -new Date().getTimezoneOffset()),
  )

describe('recording the activity', () => {
  test('Done records the activity with the minutes actually spent, and queues it', async () => {
    const user = await goThrough('breathing', 'breathing-control', 45)
    await press(user, 'Done')
    const heading = await done()
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(await db.activities.toArray()).toMatchObject([
      { type: 'breathing-control', title: 'Breathing control', completed: true, durationMin: 5 },
    ])
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'activities.create' }])
    expect(screen.getByText('Breathing control, 5 minutes. Saved on this phone.')).toBeDefined()
  })
})

describe('what an activity counted for', () => {
  test('is shown as the task with its points and the challenge', async () => {
    const user = await goThrough('breathing', 'breathing-control')
    await press(user, 'Done')
    expect(await counted()).toEqual([
      'Breathing practice: done for today. 25 points.',
      'Challenge “Breathing practice”: 1 of 5.',
    ])
  })

  test('includes the challenge, but not the task again, for a second session on one day', async () => {
    await doneBefore('pursed-lips-breathing')
    const user = await goThrough('breathing', 'breathing-control')
    await press(user, 'Done')
    expect(await counted()).toEqual([
      'Breathing practice: already done today.',
      'Challenge “Breathing practice”: 2 of 5.',
    ])
  })

  test('includes the completion of a challenge for the last session that it needs', async () => {
    for (let times = 1; times < 4; times += 1) await doneBefore('two-minute-pause')
    const user = await goThrough('mindfulness', 'two-minute-pause')
    await press(user, 'Done')
    expect(await counted()).toContain(
      'Challenge “Calm moments”: complete. A purple star for your calm moments.',
    )
  })

  test('is shown as a part when it is half of a task', async () => {
    const user = await goThrough('movement', 'talk-test-walk', 60)
    await press(user, 'Done')
    expect(await counted()).toEqual(['Gentle walk: 6 of 10 minutes today.'])
  })

  test('is labelled when the activity belongs to no task', async () => {
    const user = await goThrough('hygiene', 'catch-it-bin-it-kill-it')
    await press(user, 'Done')
    await done()
    expect(screen.getByText(/^It is not part of a daily task or a challenge/)).toBeDefined()
  })
})

describe('saving an activity', () => {
  test('creates one record when Done is tapped twice', async () => {
    const user = await goThrough('hygiene', 'wash-your-hands')
    await user.dblClick(screen.getByRole('button', { name: 'Done' }))
    await done()
    expect(await db.activities.count()).toBe(1)
  })

  test('shows an error instead of "saved" when the phone has no room, and the same button tries again', async () => {
    const user = await goThrough('hygiene', 'wash-your-hands')
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    await press(user, 'Done')
    const notice = await screen.findByRole('heading', { name: 'Not saved' })
    expect(within(notice.parentElement!).getByText(/no room left/)).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Activity done' })).toBeNull()
    add.mockRestore()
    await press(user, 'Done')
    await done()
    await waitFor(async () => expect(await db.activities.count()).toBe(1))
  })

  test('leaves out what the activity counted for when the progress cannot be read', async () => {
    const user = await goThrough('hygiene', 'wash-your-hands')
    const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('refused', 'DataError')
    })
    await press(user, 'Done')
    await done()
    getAll.mockRestore()
    expect(screen.getByText(/Saved on this phone/)).toBeDefined()
    expect(screen.queryByText(/daily task/)).toBeNull()
  })
})
