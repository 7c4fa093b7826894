import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { activityAddress, address, openLibrary, press } from './open-library.tsx'

const category = () => screen.findByRole('link', { name: /^Pursed-lips breathing/ })
const activity = () => screen.findByRole('heading', { name: 'Pursed-lips breathing' })

async function walkDown() {
  const user = openLibrary()
  await user.click(screen.getByRole('link', { name: /^Breathing exercises/ }))
  await user.click(await category())
  await activity()
  return user
}

describe('going back in the library', () => {
  test('opens the level above each time, and returns the focus to the card that was opened', async () => {
    const user = await walkDown()
    expect(address()).toBe(activityAddress('breathing', 'pursed-lips-breathing'))
    await user.click(screen.getByRole('link', { name: 'Back to Breathing exercises' }))
    expect(address()).toBe('/library?category=breathing')
    expect(document.activeElement).toBe(await category())
    await user.click(screen.getByRole('link', { name: 'Back to Self-Care Library' }))
    expect(address()).toBe('/library')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Breathing exercises/ }))
  })

  test("works in the same way with the browser's Back", async () => {
    const user = await walkDown()
    await press(user, 'Browser’s Back')
    expect(address()).toBe('/library?category=breathing')
    await press(user, 'Browser’s Back')
    expect(address()).toBe('/library')
  })

  test("in the app leaves no lower level for the browser's Back", async () => {
    const user = await walkDown()
    await user.click(screen.getByRole('link', { name: 'Back to Breathing exercises' }))
    await category()
    await press(user, 'Browser’s Back')
    expect(address()).toBe('/library')
  })

  test('also reaches the level above for a patient who arrived by a link', async () => {
    const user = openLibrary(activityAddress('movement', 'sit-to-stand'))
    await user.click(await screen.findByRole('link', { name: 'Back to Gentle movement' }))
    expect(address()).toBe('/library?category=movement')
    await user.click(await screen.findByRole('link', { name: 'Back to Self-Care Library' }))
    expect(address()).toBe('/library')
  })
})

describe('opening a level of the library', () => {
  test('moves the focus to its heading', async () => {
    const user = openLibrary()
    await user.click(screen.getByRole('link', { name: /^Gentle movement/ }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Gentle movement' }))
    await user.click(await screen.findByRole('link', { name: /^Sit to stand/ }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sit to stand' })),
    )
  })

  test.each([
    ['/library?category=nowhere', /^Breathing exercises/],
    ['/library?category=nowhere&activity=sit-to-stand', /^Breathing exercises/],
    ['/library?category=movement&activity=nothing', /^Sit to stand/],
  ])('by an address without a target, %s, shows the level above', async (place, link) => {
    openLibrary(place)
    expect(await screen.findByRole('link', { name: link })).toBeDefined()
  })
})
