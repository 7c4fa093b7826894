import { minuteMs } from '@second-wind/core/platform/moment'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expectFitsLargeText, smallPhone } from '../support/large-text.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import { countAllRows } from '../support/server/server-database.ts'

const address = '/enhanced-self-care'
const tabs = ['breathing', 'nutrition', 'plan', 'devices', 'progress']

test('without signal a patient completes a breathing exercise, sees it in the progress, and it is sent later', async ({
  server,
  phone,
}) => {
  await phone.readyOffline()
  const before = countAllRows(server)['activities'] ?? 0
  await phone.loseSignal()

  const { page } = phone
  await page.clock.install()
  await page.goto(address)
  await page.getByRole('button', { name: 'Start Calm breathing' }).click()
  await expect(page.getByRole('heading', { name: 'Calm breathing' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Start Tummy breathing' })).toBeDisabled()
  await page.clock.runFor(4_000)
  await expect(page.getByText('Breathe out', { exact: true })).toBeVisible()
  await page.clock.runFor(117_000)
  await expect(page.getByText('Done: 15 breaths, 2 minutes.')).toBeVisible()
  await page.getByRole('link', { name: 'See your progress' }).click()
  await expect(page.getByRole('definition').filter({ hasText: /^15$/ })).toBeVisible()

  await phone.findSignal()
  await page.clock.runFor(minuteMs)
  await expect.poll(() => countAllRows(server)['activities']).toBe(before + 1)
})

test('without signal a patient types in an action plan, finds it from a bad result, and prints it', async ({
  phone,
}) => {
  await phone.readyOffline()
  await phone.loseSignal()
  const { page } = phone
  await page.goto(`${address}?tab=plan`)
  await page.getByRole('button', { name: 'Type in my plan' }).click()
  await page.getByLabel('Red zone: What I do').fill('Blue inhaler, then 999.')
  await page.getByRole('tab', { name: 'Devices' }).click()
  await page.goto(`${address}?tab=plan`)
  await page.getByRole('button', { name: 'Carry on with my plan' }).click()
  await expect(page.getByLabel('Red zone: What I do')).toHaveValue('Blue inhaler, then 999.')
  await page.getByRole('button', { name: 'Save my plan' }).click()
  await expect(page.getByText('Your plan is saved on this phone.')).toBeVisible()

  await page.goto('/tracking')
  await phone.setEachAnswer()
  const breathlessness = page.getByRole('slider', { name: 'Breathlessness' })
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await breathlessness.press(key)
  await phone.pressLogSymptoms()
  await phone.adviceToday
    .getByRole('link', { name: /^(See my own action|My) plan/ })
    .first()
    .click()
  // The zone of today is amber, and the others are folded.
  await page
    .locator('summary')
    .filter({ hasText: /^Red zone/ })
    .click()
  await expect(page.getByText('Blue inhaler, then 999.').filter({ visible: true })).toHaveCount(1)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article', { name: 'My action plan' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'My Plan' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('tab', { name: 'Nutrition' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Eating well' })).toBeVisible()
})

test.describe('on a small phone with reduced motion', () => {
  test.use({ viewport: smallPhone, contextOptions: { reducedMotion: 'reduce' } })

  test('every tab passes axe and fits text of 200 %, and a running exercise shows words only', async ({
    phone,
  }) => {
    const { page } = phone
    for (const tab of tabs) {
      await page.goto(`${address}?tab=${tab}`)
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectAccessible(page)
      await expectFitsLargeText(page, tab)
    }
    await page.goto(address)
    await page.getByRole('button', { name: 'Start Calm breathing' }).click()
    await expect(page.getByText('Breathe in gently through your nose.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Words only' })).toBeChecked()
    await expectAccessible(page)
    await expectFitsLargeText(page, 'a running exercise')

    await page.goto(`${address}?tab=plan`)
    await page.getByRole('button', { name: 'Type in my plan' }).click()
    await expectAccessible(page)
    await expectFitsLargeText(page, 'the form of a plan')
    await page.getByLabel('Amber zone: What I do').fill('x'.repeat(80))
    await page.getByRole('button', { name: 'Save my plan' }).click()
    await expect(page.getByText('Your plan is saved on this phone.')).toBeVisible()
    await expectAccessible(page)
    await expectFitsLargeText(page, 'a plan')
  })
})
