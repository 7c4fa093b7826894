import { categories } from '@second-wind/core/content/library/categories'
import { expect, test } from '../support/playwright-fixtures.ts'
import { countAllRows } from '../support/server/server-database.ts'

test.describe('without signal', () => {
  test('a patient finds an exercise, completes it, and it is sent later', async ({ server, phone }) => {
    await phone.readyOffline()
    const before = countAllRows(server)['activities'] ?? 0
    await phone.loseSignal()

    const { page } = phone
    await page.goto('/library')
    await page.getByRole('link', { name: /^Breathing exercises/ }).click()
    await page.getByRole('link', { name: /^Pursed-lips breathing/ }).click()
    await page.getByRole('button', { name: 'Start Activity' }).click()
    const forward = page.getByRole('button', { name: /^(Next|Skip)$/ })
    for (let step = 1; step < 7; step += 1) {
      await expect(page.getByText(`Step ${step} of 7`)).toBeVisible()
      await forward.click()
    }
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('heading', { name: 'Activity done' })).toBeFocused()
    await expect(page.getByText(/Breathing practice: (already )?done/)).toBeVisible()

    await phone.findSignal()
    await expect.poll(() => countAllRows(server)['activities']).toBe(before + 1)
  })

  test('every category opens, although it was never opened before', async ({ phone }) => {
    await phone.readyOffline()
    await phone.loseSignal()
    for (const { id, title } of categories) {
      await phone.page.goto(`/library?category=${id}`)
      await expect(phone.page.getByRole('heading', { name: title })).toBeVisible()
      await expect(phone.page.getByText(/^Last reviewed/)).toBeVisible()
    }
  })
})

test("the browser's Back opens the level above, one at a time", async ({ phone }) => {
  const { page } = phone
  await page.goto('/library')
  await page.getByRole('link', { name: /^Gentle movement/ }).click()
  await page.getByRole('link', { name: /^Sit to stand/ }).click()
  await expect(page.getByRole('heading', { name: 'Sit to stand' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Sit to stand/ })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Gentle movement/ })).toBeFocused()
})

test('the pacer keeps time while the page is hidden, and 999 is never covered', async ({ phone }) => {
  const { page } = phone
  await page.clock.install()
  await page.goto('/library?category=mindfulness&activity=break-the-worry-cycle')
  await page.getByRole('button', { name: 'Start Activity' }).click()
  for (let step = 1; step < 3; step += 1) await page.getByRole('button', { name: 'Next' }).click()
  await page.clock.fastForward(17_000)
  await expect(page.getByText('Breaths: 2 of 5')).toBeVisible()
  const call999 = page
    .getByRole('region', { name: 'Get help by phone' })
    .getByRole('link', { name: 'Call 999' })
  await call999.click({ trial: true })
})

test('Connect to Care works without signal: the numbers, first aid and the honest notices', async ({
  phone,
}) => {
  await phone.readyOffline()
  await phone.loseSignal()
  const { page } = phone
  await page.goto('/care')
  await expect(page.getByRole('link', { name: 'Call 999, Emergency Services' })).toHaveAttribute(
    'href',
    'tel:999',
  )
  await page.getByText('Asthma attack', { exact: true }).click()
  await page.getByRole('radio', { name: 'A blue reliever inhaler' }).check()
  await page.getByRole('button', { name: 'I took a puff' }).click()
  await expect(page.getByText('Puff 1 counted. Wait.')).toBeVisible()
  await page.getByRole('button', { name: 'Healthcare Services' }).click()
  const service = page.getByRole('button', { name: /^Prescription Services/ })
  await service.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Prescription Services' })).toBeVisible()
  // The notice is above the bars, so 999 can still be tapped.
  const call999 = page
    .locator('a[href="tel:999"]')
    .filter({ hasText: /^Call 999$/ })
    .last()
  await call999.click({ trial: true })
  await page.keyboard.press('Escape')
  await expect(service).toBeFocused()
})
