import { expect, test } from '../support/playwright-fixtures.ts'
import { storedNotes } from '../support/server/server-database.ts'

test('a patient logs an entry with the keyboard alone', async ({ server, phone }) => {
  const { keyboard } = phone.page
  const tabTo = async (role: 'slider' | 'textbox' | 'button' | 'link', name: string) => {
    const target = phone.page.getByRole(role, { name }).first()
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`no way to "${name}" with the Tab key`)
  }
  const skipLink = phone.page.getByRole('link', { name: 'Skip to main content' })
  await phone.page.goto('/')
  await expect(skipLink).toBeAttached()
  await keyboard.press('Tab')
  await expect(skipLink).toBeFocused()
  await keyboard.press('Enter')
  await tabTo('link', 'Log Symptoms')
  await keyboard.press('Enter')
  await expect(phone.page.getByRole('heading', { name: "Today's Symptom Check" })).toBeVisible()

  await tabTo('button', 'Set each answer myself')
  await keyboard.press('Enter')
  for (const [name, key] of [
    ['Cough', 'ArrowLeft'],
    ['Breathlessness', 'Home'],
    ['Energy', 'ArrowLeft'],
    ['Mood', 'End'],
  ] as const) {
    await tabTo('slider', name)
    await keyboard.press(key)
  }
  await tabTo('textbox', 'Notes')
  await keyboard.type('Typed by keyboard')
  await tabTo('button', 'Log Symptoms')
  await keyboard.press('Enter')

  await expect(phone.insight).toContainText(/Sent \d/)
  await tabTo('button', 'View Progress')
  await keyboard.press('Enter')
  await expect(phone.entry('Typed by keyboard')).toContainText('4/10')
  await expect(phone.entry('Typed by keyboard')).toContainText('10/10')
  expect(storedNotes(server, 'Typed by%')).toEqual(['Typed by keyboard'])
})

test('"Save anyway" lies clear of the bars when the keyboard reaches it', async ({ phone }) => {
  const { page } = phone
  await page.setViewportSize({ width: 390, height: 664 })
  await phone.openTracker()
  await phone.setEachAnswer()
  await page.getByRole('button', { name: 'Log Symptoms' }).press('Enter')
  const anyway = page.getByRole('button', { name: 'Save anyway' })
  await expect(anyway).toBeVisible()
  while (!(await anyway.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  const bars = await page.getByRole('region', { name: 'Get help by phone' }).boundingBox()
  const box = await anyway.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(bars?.y ?? 0)
  expect(box?.y).toBeGreaterThanOrEqual(0)
})

test('the dialog after logging keeps the focus inside and returns it', async ({ phone }) => {
  const { keyboard } = phone.page
  await phone.logSymptoms('Where is the focus?')
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await keyboard.press('Tab')
    await expect(phone.insight.locator(':focus')).toBeVisible()
  }

  await keyboard.press('Escape')

  await expect(phone.insight).toBeHidden()
  await expect(phone.page.getByRole('button', { name: 'Log Symptoms' })).toBeFocused()
})
