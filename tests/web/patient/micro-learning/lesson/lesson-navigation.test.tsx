import type { loadModule } from '@second-wind/core/content/learning/load-module'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { address, openLessons, press, type User } from '../open-lessons.tsx'

vi.mock('@second-wind/core/content/learning/load-module', async (original) => {
  const real = await original<{ loadModule: typeof loadModule }>()
  return { loadModule: vi.fn(real.loadModule) }
})
withFreshDatabase()

async function openFromList(): Promise<User> {
  const user = await openLessons()
  await user.click(screen.getByRole('link', { name: 'Allergy quick guide' }))
  await screen.findByRole('heading', { name: 'Hay fever or a cold?' })
  expect(address()).toBe('/micro-learning?module=allergy-quick-guide')
  return user
}

const untilListHasFocus = () =>
  waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Allergy quick guide' })),
  )

describe('going back from a lesson', () => {
  test('leads to the list, and the focus returns to the module that was open', async () => {
    const user = await openFromList()
    await user.click(screen.getByRole('link', { name: 'Back to all modules' }))
    await untilListHasFocus()
    expect(address()).toBe('/micro-learning')
  })

  test("works in the same way with the browser's Back", async () => {
    const user = await openFromList()
    await press(user, 'Browser’s Back')
    await untilListHasFocus()
    expect(address()).toBe('/micro-learning')
  })

  test('reaches the list too for a patient who arrived by a link', async () => {
    const user = await openLessons('viral-infection-recovery')
    await user.click(screen.getByRole('link', { name: 'Back to all modules' }))
    expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeDefined()
    expect(address()).toBe('/micro-learning')
  })
})

describe('unknown and missing lessons', () => {
  test('an address without a known module shows the list', async () => {
    await openLessons('nothing')
    expect(screen.getByRole('heading', { name: 'Coming Soon' })).toBeDefined()
  })

  test('lessons that are not on the phone show an error, and open when they are tried again', async () => {
    const { loadModule: load } = await import('@second-wind/core/content/learning/load-module')
    vi.mocked(load).mockRejectedValueOnce(new Error('chunk'))
    const user = await openLessons()
    await user.click(screen.getByRole('link', { name: 'Breathing for recovery' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^These lessons could not be opened/)
    await press(user, 'Try again')
    expect(await screen.findByRole('heading', { name: 'Why breathing feels hard' })).toBeDefined()
  })
})
