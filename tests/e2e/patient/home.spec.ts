import type { Phone } from '../support/phone.ts'
import { expect, test } from '../support/playwright-fixtures.ts'

const box = ({ page }: Phone, name: string) => page.getByRole('checkbox', { name })

test('the demo patient sees her own figures on Home: the streak, the week, the recovery, the points', async ({
  phone: { page },
}) => {
  await page.goto('/')
  const recovery = page.getByRole('region', { name: /^(Your recovery|How you have been)$/ })
  const progress = page.getByRole('region', { name: 'Your progress' })
  await expect(page.getByText('Weekly goal: 5 of 7 days')).toBeVisible()
  await expect(page.getByText('5 days of check-ins in a row.').first()).toBeVisible()
  for (const figure of ['68%', '40%', '8.2 / 10', '7 / 10']) await expect(recovery).toContainText(figure)
  await expect(recovery).toContainText('Day 5')
  await expect(progress).toContainText('785 points, 1 of 6 badges')
  await progress.getByRole('button', { name: 'Your progress' }).click()
  await expect(progress).toContainText('3 of 7 tasks done today')
})

test.describe('without signal', () => {
  test('a task can be ticked, and is still ticked after the app was closed', async ({ phone }) => {
    await phone.readyOffline()
    await expect(box(phone, 'Calm moment')).not.toBeChecked()
    await phone.loseSignal()
    await box(phone, 'Calm moment').click()
    await expect(phone.page.getByText('4 of 7 done today')).toBeVisible()

    await phone.page.reload()
    await phone.page.getByRole('button', { name: 'Show all 7 tasks' }).click()

    await expect(box(phone, 'Calm moment')).toBeChecked()
    await expect(phone.page.getByText('800')).toBeVisible()
  })

  test('the timeline and the notices open, and 999 stays visible', async ({ phone }) => {
    await phone.readyOffline()
    await phone.loseSignal()
    await phone.page.reload()
    const dialog = phone.page.getByRole('dialog')
    const call999 = phone.page
      .getByRole('region', { name: 'Get help by phone' })
      .getByRole('link', { name: 'Call 999' })

    await phone.page.getByRole('button', { name: 'My Recovery Timeline' }).click()
    await expect(dialog.getByText('Energy returning')).toBeVisible()
    await call999.click({ trial: true })
    await dialog.getByRole('button', { name: 'Close' }).click()

    await phone.page.getByRole('button', { name: 'Connect to Care' }).click()
    await phone.page.getByRole('button', { name: 'Medical Monitoring' }).dispatchEvent('click')
    await expect(dialog.getByText(/^This app cannot take measurements/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Return to Home' }).click()
    await expect(dialog).toBeHidden()
    await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText(/^Good/)
  })
})
