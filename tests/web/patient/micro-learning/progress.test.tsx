import { loadModule } from '@second-wind/core/content/learning/load-module'
import { modules } from '@second-wind/core/content/learning/modules'
import { pointsLedger } from '@second-wind/core/recovery/motivation/points'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { captureNow, listActivities } from '../../../../web/src/data/local/index.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { address, completeLesson, saveCompletedLessons, openLessons, press } from './open-lessons.tsx'

const db = withFreshDatabase()
afterEach(() => void vi.restoreAllMocks())

const points = async () => {
  const history = { entries: [], activities: await listActivities() }
  return pointsLedger(history, modules, captureNow().localDate).total
}
const lessonsOf = async (id: 'antibiotic-basics') => (await loadModule(id)).lessons

describe('finishing a lesson', () => {
  test('a finished lesson is stored as an activity and queued for the server', async () => {
    const user = await openLessons('antibiotic-basics')
    await press(user, 'Next Lesson')
    await screen.findByText('Lesson 2 of 5')
    expect(await db.activities.toArray()).toMatchObject([
      { type: 'antibiotic-basics-1', title: 'What antibiotics do', completed: true },
    ])
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'activities.create' }])
  })

  test('tapping the button twice creates one record', async () => {
    const user = await openLessons('antibiotic-basics')
    await user.dblClick(screen.getByRole('button', { name: 'Next Lesson' }))
    await screen.findByText('Lesson 2 of 5')
    expect(await db.activities.count()).toBe(1)
  })

  test('the second tap of a double tap does not skip the lesson that has just opened', async () => {
    await saveCompletedLessons('antibiotic-basics', 5)
    await openLessons('antibiotic-basics')
    // Done before, so nothing needs to be stored: it would go on at once.
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next Lesson' }), { detail: 2 }))
    expect(screen.getByText('Lesson 1 of 5')).toBeDefined()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next Lesson' }), { detail: 1 }))
    expect(screen.getByText('Lesson 2 of 5')).toBeDefined()
  })
})

describe('continuing later', () => {
  test('after a reload the module opens at the first lesson that is not done', async () => {
    const user = await openLessons('antibiotic-basics')
    await press(user, 'Next Lesson')
    await screen.findByText('Lesson 2 of 5')
    cleanup()
    await openLessons('antibiotic-basics')
    expect(screen.getByText('Lesson 2 of 5')).toBeDefined()
    expect(screen.getByText('20% Complete')).toBeDefined()
  })

  test('a lesson left half-way starts from its beginning', async () => {
    await saveCompletedLessons('antibiotic-basics', 3)
    const user = await openLessons('antibiotic-basics')
    await press(user, 'Next Step')
    cleanup()
    await openLessons('antibiotic-basics')
    expect(screen.getByRole('status').textContent).toMatch(/^Step 1 of 6/)
  })

  test('the last lesson completes the module with points, companion, focus and a trophy on the card', async () => {
    await saveCompletedLessons('antibiotic-basics', 4)
    const user = await openLessons('antibiotic-basics')
    expect(await points()).toBe(0)
    const [, , , , last] = await lessonsOf('antibiotic-basics')
    await completeLesson(user, last!)
    const heading = await screen.findByRole('heading', { name: 'Module complete' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(address()).toBe('/micro-learning')
    const told = within(heading.closest('section')!)
    expect(told.getByText('+50 points')).toBeDefined()
    expect(told.getByText('Saved on this phone.')).toBeDefined()
    expect(told.getByRole('img', { name: /proud of you/ })).toBeDefined()
    expect(await screen.findByText('100% complete')).toBeDefined()
    expect(await points()).toBe(50)
  })

  test('repeating a finished module records nothing twice and gives no points twice', async () => {
    await saveCompletedLessons('antibiotic-basics', 5)
    const user = await openLessons('antibiotic-basics')
    expect(screen.getByText('Lesson 1 of 5')).toBeDefined()
    expect(screen.getByText('100% Complete')).toBeDefined()
    expect(screen.getByText(/You only get points the first time\.$/)).toBeDefined()
    for (const lesson of await lessonsOf('antibiotic-basics')) await completeLesson(user, lesson)
    await screen.findByRole('heading', { name: 'You have finished it again' })
    expect(screen.queryByText('+50 points')).toBeNull()
    expect(await db.activities.count()).toBe(5)
    expect(await points()).toBe(50)
  })

  test('when earlier lessons cannot be read, the page shows no progress and promises no points', async () => {
    await saveCompletedLessons('antibiotic-basics', 5)
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('refused', 'DataError')
    })
    const user = await openLessons('antibiotic-basics')
    expect(screen.getByText(/^We could not load your progress/)).toBeDefined()
    expect(screen.queryByText(/% Complete/)).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
    for (const lesson of await lessonsOf('antibiotic-basics')) await completeLesson(user, lesson)
    await screen.findByRole('heading', { name: 'Module complete' })
    expect(screen.getByText('Saved on this phone. You only get points the first time.')).toBeDefined()
    expect(screen.queryByText('+50 points')).toBeNull()
  })

  test('a lesson skipped in the middle is shown, and the later ones follow it to the end', async () => {
    await saveCompletedLessons('antibiotic-basics', 5)
    await db.activities.filter(({ type }) => type === 'antibiotic-basics-3').delete()
    const user = await openLessons('antibiotic-basics')
    expect(screen.getByText('Lesson 3 of 5')).toBeDefined()
    expect(screen.getByText('80% Complete')).toBeDefined()
    for (const lesson of (await lessonsOf('antibiotic-basics')).slice(2)) await completeLesson(user, lesson)
    await screen.findByRole('heading', { name: 'Module complete' })
    expect(screen.getByText('+50 points')).toBeDefined()
    expect(await db.activities.count()).toBe(5)
  })
})

describe('full storage', () => {
  test('keeps the lesson open with an error, and the same button tries again', async () => {
    const user = await openLessons('antibiotic-basics')
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    await press(user, 'Next Lesson')
    const notice = await screen.findByRole('heading', { name: 'Not saved' })
    expect(within(notice.parentElement!).getByText(/no room left.*press Next Lesson again/)).toBeDefined()
    expect(screen.getByText('Lesson 1 of 5')).toBeDefined()
    add.mockRestore()
    await press(user, 'Next Lesson')
    expect(await screen.findByText('Lesson 2 of 5')).toBeDefined()
    expect(await db.activities.count()).toBe(1)
  })

  test('keeps the answer of a quiz', async () => {
    await saveCompletedLessons('antibiotic-basics', 1)
    const user = await openLessons('antibiotic-basics')
    await press(user, 'Yes, always')
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    await press(user, 'Next Lesson')
    await screen.findByRole('heading', { name: 'Not saved' })
    expect(screen.getByText('Explanation:')).toBeDefined()
  })
})
