import { expect, screenTest as test } from '../support/playwright-fixtures.ts'

test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } })

const blackOrWhite = /^rgb\((0, 0, 0|255, 255, 255)\)$/

test("with the person's own colours tabs have no white band, and the open tab and the focus are marked", async ({
  phone: { page },
}) => {
  await page.goto('/tracking?tab=history')
  await expect(page.getByText('Recent Trends')).toBeVisible()
  await expect(page.getByRole('tablist').first()).toHaveCSS('border-image-source', 'none')

  const open = page.getByRole('tab', { name: 'History' })
  const other = page.getByRole('tab', { name: 'Log Symptoms' })
  const lineOf = (tab: typeof open) => tab.evaluate((element) => getComputedStyle(element).borderBottomColor)
  expect(await lineOf(open)).not.toBe(await lineOf(other))

  await open.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(other).toBeFocused()
  await expect(other).toHaveCSS('outline-width', '4px')
  await expect(other).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
})

test("with the person's own colours drawings take the colour of the words beside them", async ({
  phone: { page },
}) => {
  await page.goto('/tracking?tab=history')
  const tick = page.locator('[data-state="sent"] svg').first()
  await expect(tick).toHaveCSS('color', blackOrWhite)
})
