import type { Phone } from '../support/phone.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import { countAllRows } from '../support/server/server-database.ts'

test('a check done without signal gives its result at once, and the server has it later, once', async ({
  server,
  phone,
}) => {
  const before = countAllRows(server)['triage_results'] ?? 0
  await phone.readyOffline('/symptom-checker')
  await phone.loseSignal()
  await phone.page.goto('/symptom-checker')
  await phone.page.getByRole('tab', { name: 'General Health Check' }).tap()
  await phone.page.getByRole('button', { name: 'Start General Assessment' }).tap()
  await answer(phone, [
    'Normal for me',
    'No',
    'No. I feel normal',
    'No cough',
    'No',
    'Normal for me',
    'No',
    'No',
  ])
  await answer(phone, ['Yes, as normal'])
  await expect(heading(phone, 'Look after yourself at home')).toBeFocused()
  await expect(phone.page.getByText('Saved on this phone. Nobody else has seen it yet.')).toBeVisible()

  await phone.page.reload()
  await expect(heading(phone, 'Look after yourself at home')).toBeVisible()
  await phone.findSignal()
  await expect(phone.page.getByText(/Checked \d\d:\d\d\. Sent \d\d:\d\d\./)).toBeVisible()
  expect(countAllRows(server)['triage_results']).toBe(before + 1)
})

test('a warning sign offers 999 above the next question, and nothing hides either', async ({ phone }) => {
  await phone.page.goto('/enhanced-symptom-checker')
  await phone.page.getByRole('button', { name: 'Start Enhanced Assessment' }).tap()
  await answer(phone, ['Gasping, choking'])
  const card = phone.page.getByRole('region', { name: 'Call 999 now' })
  await card.getByRole('link', { name: 'Call 999' }).click({ trial: true })
  await card.getByRole('button', { name: 'Carry on with the questions' }).tap()
  await expect(question(phone, 2)).toBeFocused()
  await expect(question(phone, 2)).toBeInViewport()
  await answer(phone, ['No'])
  await expect(question(phone, 3)).toBeFocused()
  await expect(card.getByRole('link', { name: 'Call 999' })).toBeVisible()
})

test("the browser's Back opens the previous question, and a reload keeps the question", async ({ phone }) => {
  await phone.page.goto('/symptom-checker')
  await phone.page.getByRole('tab', { name: 'General Health Check' }).tap()
  await phone.page.getByRole('button', { name: 'Start General Assessment' }).tap()
  await answer(phone, ['A bit puffed', 'No'])
  await phone.page.goBack()
  await phone.page.goBack()
  await expect(question(phone, 1)).toBeFocused()
  await expect(phone.page.getByRole('radio', { name: 'A bit puffed' })).toBeChecked()
  await phone.page.goForward()
  await expect(question(phone, 2)).toBeVisible()
  await phone.page.reload()
  await expect(question(phone, 2)).toBeVisible()
  expect(new URL(phone.page.url()).search).toBe('?step=2')
})

test('a double tap answers one question', async ({ phone }) => {
  await phone.page.goto('/symptom-checker')
  await phone.page.getByRole('tab', { name: 'General Health Check' }).tap()
  await phone.page.getByRole('button', { name: 'Start General Assessment' }).tap()
  await expect(question(phone, 1)).toBeFocused()
  const box = await phone.page.getByText('Normal for me').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10]
  await phone.page.touchscreen.tap(x, y)
  await phone.page.touchscreen.tap(x, y)
  await expect(question(phone, 2)).toBeVisible()
  await expect(phone.page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(new URL(phone.page.url()).search).toBe('?step=2')
})

test('a check can be done with the keyboard alone', async ({ phone }) => {
  const { keyboard } = phone.page
  await phone.page.goto('/symptom-checker')
  await phone.page.getByRole('tab', { name: 'General Health Check' }).tap()
  await phone.page.getByRole('button', { name: 'Start General Assessment' }).press('Enter')
  await expect(question(phone, 1)).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await expect(phone.page.getByRole('radio', { name: 'A bit puffed' })).toBeChecked()
  await expect(question(phone, 1)).toBeVisible()
  await keyboard.press('Tab')
  await expect(phone.page.getByRole('button', { name: 'Next' })).toBeFocused()
  await keyboard.press('Enter')
  for (let number = 2; number <= 9; number += 1) {
    await expect(question(phone, number)).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.press(number % 2 === 0 ? 'Space' : 'Enter')
  }
  // With asthma, a bit more breathless than usual needs advice (rule A14).
  await expect(heading(phone, 'Get medical advice')).toBeFocused()
})

const heading = ({ page }: Phone, name: string) => page.getByRole('heading', { level: 2, name })
const question = ({ page }: Phone, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${number} of`) })

/**
 * By the beginning of each answer's label, from the question on screen. With Space: taps as fast as a test makes them
 * are double taps.
 */
async function answer({ page }: Phone, labels: string[]): Promise<void> {
  for (const label of labels) {
    // The address changes a moment before the question does, and the next one may have the same answers.
    const number = await page.getByText(/^Question \d+ of \d+$/).innerText()
    await page.getByRole('radio', { name: new RegExp(`^${label}`) }).press('Space')
    await expect(page.getByText(number, { exact: true })).toBeHidden()
  }
}
