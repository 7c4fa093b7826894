import type { Locator } from '@playwright/test'
import { expectFitsLargeText, smallPhone } from '../support/large-text.ts'
import { expect, screenTest as test } from '../support/playwright-fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: smallPhone })

const screens: readonly [path: string, ready: string | RegExp][] = [
  ['/', /^(Your recovery|How you have been)$/],
  ['/tracking', "Today's Symptom Check"],
  ['/tracking?tab=history', 'Recent Trends'],
  ['/symptom-checker', 'Start Enhanced Assessment'],
  ['/library', 'Breathing exercises'],
  ['/library?category=breathing', 'Breathing control'],
  ['/care', 'When to Seek Help'],
  ['/onboarding', 'Basic Information'],
  ['/onboarding?step=2', 'Personal Details'],
  ['/onboarding?step=3', 'Health Information'],
  ['/onboarding?step=4', 'Choose Your Companion'],
  ['/profile', 'Member since'],
  ['/profile?tab=stats', 'Days tracked'],
  ['/profile?tab=settings', 'Health Data Export'],
  ['/offline-features', 'Waiting to be sent'],
  ['/offline-features?tab=downloads', 'Pages to print or share'],
  ['/offline-features?tab=sync', 'Sync settings'],
  ['/medical-monitoring', 'This app cannot take measurements'],
  ['/no-such-screen', 'Go back to Home'],
]

test('at 200 % text no screen extends beyond a small phone, and 999 and the navigation stay visible', async ({
  phone: { page },
}) => {
  for (const [path, ready] of screens) {
    await page.goto(path)
    await expect(page.getByText(ready).filter({ visible: true }).first()).toBeVisible()
    await expectFitsLargeText(page, path)
    await page.getByRole('link', { name: 'Call 999', exact: true }).last().click({ trial: true })
    for (const entry of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()) {
      await expect(entry, path).toBeInViewport({ ratio: 1 })
      await expect(entry.locator('span'), path).toBeInViewport({ ratio: 1 })
    }
  }
})

test('at 200 % text the icons of the header are twice their size too', async ({ phone: { page } }) => {
  await page.goto('/library')
  const icons = page.getByRole('banner').locator('svg')
  await expect(icons).toHaveCount(3)
  await expectFitsLargeText(page, 'the header')
  for (const icon of await icons.all()) expect((await icon.boundingBox())?.height).toBe(48)
})

test('at 200 % text what was chosen in the tracker stays in view, and its button can be pressed without scrolling', async ({
  phone,
}) => {
  const { page } = phone
  await phone.openTracker()
  // The entries of this person have arrived on the phone.
  await expect(page.getByText(/^Same as /)).toBeVisible()
  const log = page.getByRole('button', { name: 'Log Symptoms' })
  const none = page.getByRole('button', { name: 'No, none of these apply' })
  const canBePressed = async (button: Locator, where: string) => {
    await expectFitsLargeText(page, where)
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.click({ trial: true })
    await page.getByRole('link', { name: 'Call 999', exact: true }).last().click({ trial: true })
  }
  await expectFitsLargeText(page, 'the screen on arrival')
  await page.getByRole('link', { name: 'Call 999', exact: true }).last().click({ trial: true })
  const bars = await page.getByRole('link', { name: 'Call 999', exact: true }).last().boundingBox()
  for (const choice of [/^(My usual day|Same as .+)$/, 'Worse than usual']) {
    const box = await page.getByText(choice, { exact: true }).boundingBox()
    expect(box && box.y + box.height, 'the first choices are there on arrival').toBeLessThan(bars?.y ?? 0)
  }
  // Until a choice is made there is nothing to save: the button comes after the choices.
  await log.scrollIntoViewIfNeeded()
  await canBePressed(log, 'the unanswered screen')

  const change = page.getByRole('button', { name: 'Change how you are' })
  for (const choice of [/^(My usual day|Same as .+)$/, 'Worse than usual']) {
    await page.getByText(choice, { exact: true }).click()
    await expect(page.getByText(choice, { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Much worse', { exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: /^Temperature/ })).toBeAttached()
    await canBePressed(log, String(choice))
    await change.click()
    await expect(page.getByRole('radio', { checked: true })).toBeFocused()
  }
  await page.getByText('Much worse', { exact: true }).click()
  await expectFitsLargeText(page, 'the list of emergencies')
  await expect(none, 'the list is read first').not.toBeInViewport()
  const list = await page.getByRole('heading', { name: /Call 999 now if/ }).boundingBox()
  expect(list?.y, 'the list begins at the top').toBeLessThan(40)
  await expect(log).not.toBeInViewport()
  await none.scrollIntoViewIfNeeded()
  await canBePressed(none, 'the end of the list of emergencies')
  await none.click()
  await expect(page.getByRole('button', { name: /^Temperature/ })).toBeAttached()
  await canBePressed(log, 'Much worse')
})

test('at 200 % text the toast about a log splits no word, and ends above the calls', async ({ phone }) => {
  const { page } = phone
  await phone.openTracker()
  await page.getByText(/^Same as /).click()
  await page.getByRole('button', { name: 'Log Symptoms' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Symptoms logged successfully' })
  await expect(toast).toBeVisible()
  await expectFitsLargeText(page, 'the toast')
  const dock = await page.getByRole('link', { name: 'Call 111', exact: true }).last().boundingBox()
  const box = await toast.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(dock?.y ?? 0)
  expect(await splitWords(toast)).toEqual([])
  await expect(phone.insight).toBeVisible()
  expect(await splitWords(phone.insight)).toEqual([])
})

/** The words that continue on a second line. */
function splitWords(part: Locator): Promise<string[]> {
  return part.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const split: string[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) split.push(word)
      }
    }
    return split
  })
}

test('at 200 % text the answer to the emergencies of the symptom check can be pressed without scrolling, and leaves room for the list', async ({
  phone: { page },
}) => {
  await page.goto('/symptom-checker')
  const none = page.getByRole('button', { name: 'No, none of these apply' })
  await expect(none).toBeVisible()
  await expectFitsLargeText(page, 'the list of emergencies')
  const list = page.getByRole('heading', { name: /^Immediate action required: Call 999 now if/ })
  await expect(list).toBeInViewport({ ratio: 1 })
  await expect(none).toBeInViewport({ ratio: 1 })
  const [answer, call] = [
    await none.boundingBox(),
    await page.getByRole('link', { name: 'Call 999', exact: true }).last().boundingBox(),
  ]
  expect(answer?.height).toBeLessThan(smallPhone.height / 8)
  expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThan(call?.y ?? 0)
  await none.click()
  await expect(page.getByRole('tab', { selected: true })).toBeFocused()
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport()
})

test('at 200 % text the patients of a clinician fit a small phone, and no time of a check-in is broken into letters', async ({
  phone: { page },
}) => {
  await page.goto('/clinician-dashboard?tab=patients')
  await expect(page.getByText('All Patients')).toBeVisible()
  await expectFitsLargeText(page, 'the list of patients')
  for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 })
  const times = page.getByText(/^Check-in /)
  await expect(times.first()).toBeAttached()
  for (const time of await times.all()) {
    const width = await time.evaluate((element) => element.parentElement?.clientWidth ?? 0)
    expect(width).toBeGreaterThan(smallPhone.width / 2)
  }
})

test('at 200 % text the heading, the bell and a patient of a clinician can be seen whole on a small phone', async ({
  phone: { page },
}) => {
  await page.goto('/clinician-dashboard?tab=patients')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
  await expect(row).toBeAttached()
  await expectFitsLargeText(page, 'the list of patients')
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox()
    if (!box) throw new Error('not on the screen')
    return { ...box, bottom: box.y + box.height }
  }
  const tabs = await boxOf(page.getByRole('tablist', { name: 'Dashboard' }))
  expect((await boxOf(page.getByRole('heading', { name: 'All Patients' }))).y).toBeGreaterThan(tabs.bottom)
  const bell = page.getByRole('button', { name: /^Unread alerts/ })
  const [count, icon] = [await boxOf(bell.locator('[aria-hidden]').last()), await boxOf(bell.locator('svg'))]
  expect(count.bottom).toBeLessThanOrEqual(icon.y + icon.height / 4)

  await row.scrollIntoViewIfNeeded()
  expect((await boxOf(row)).height).toBeLessThanOrEqual(smallPhone.height)
  const [level, vulnerable] = [await boxOf(row.getByText('HIGH')), await boxOf(row.getByText('Vulnerable'))]
  const [call, more] = [
    await boxOf(row.getByRole('button', { name: 'Call Patient' })),
    await boxOf(row.getByRole('button', { name: 'More' })),
  ]
  expect([vulnerable.y, more.y]).toEqual([level.y, call.y])
})

test('at 200 % text the profile can be edited, and the toast is shown completely', async ({
  phone: { page },
}) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFitsLargeText(page, 'the dialog')
  await page.getByLabel('Location').fill('York')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Profile updated' })
  await expect(toast).toBeVisible()
  const cut = await toast.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
      .map((part) => part.textContent),
  )
  expect(cut).toEqual([])
})
