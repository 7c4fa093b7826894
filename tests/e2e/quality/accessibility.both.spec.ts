import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, screenTest as test } from '../support/playwright-fixtures.ts'

// During a fade axe would measure a contrast that is neither the first nor the last.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const screens = [
  { name: 'Home', path: '/', ready: 'Log Symptoms' },
  { name: 'the symptom tracker', path: '/tracking', ready: "Today's Symptom Check" },
  { name: 'the history with entries', path: '/tracking?tab=history', ready: 'Recent Trends' },
  { name: 'the status of Offline Features', path: '/offline-features', ready: 'Waiting to be sent' },
  { name: 'the Sync tab of Offline Features', path: '/offline-features?tab=sync', ready: 'Sync settings' },
  { name: 'the start of the quick check', path: '/symptom-checker', ready: 'Start Enhanced Assessment' },
  { name: 'the library', path: '/library', ready: 'Breathing exercises' },
  {
    name: 'a category of the library',
    path: '/library?category=postural',
    ready: 'Active cycle of breathing',
  },
  {
    name: 'an activity',
    path: '/library?category=breathing&activity=breathing-control',
    ready: 'Start Activity',
  },
  { name: 'Connect to Care', path: '/care', ready: 'When to Seek Help' },
  { name: 'profile setup', path: '/onboarding', ready: 'Basic Information' },
  { name: 'the profile', path: '/profile', ready: 'Member since' },
  { name: 'the stats', path: '/profile?tab=stats', ready: 'Days tracked' },
  { name: 'the settings', path: '/profile?tab=settings', ready: 'Health Data Export' },
  { name: 'the privacy notice', path: '/privacy', ready: 'With a real clinic' },
  { name: 'the accessibility statement', path: '/accessibility', ready: 'How it was tested' },
  { name: 'an address that does not exist', path: '/no-such-screen', ready: 'Go back to Home' },
  { name: 'the clinician dashboard', path: '/clinician-dashboard', ready: 'High Priority Patients' },
  { name: 'the roster', path: '/clinician-dashboard?tab=patients', ready: 'All Patients' },
]

for (const { name, path, ready } of screens) {
  test(`axe finds nothing wrong with ${name}`, async ({ phone }) => {
    await phone.page.goto(path)
    await expect(phone.page.getByText(ready).filter({ visible: true }).first()).toBeVisible()
    await expectAccessible(phone.page)
  })
}

test('axe finds nothing wrong with the question about untouched scores, nor with the dialog after logging', async ({
  phone,
}) => {
  await phone.openTracker()
  await phone.setEachAnswer()
  await phone.page.getByRole('button', { name: 'Log Symptoms' }).click()
  await expect(phone.page.getByRole('button', { name: 'Yes, save' })).toBeVisible()
  await expectAccessible(phone.page)

  await phone.page.getByRole('button', { name: 'Yes, save' }).click()
  await expect(phone.insight).toContainText(/Sent \d/)
  await expectAccessible(phone.page)
})

const choices = [
  ['My usual day', /^(My usual day|Same as .+)$/],
  ['Worse than usual', 'Worse than usual'],
  ['Much worse', 'Much worse'],
] as const
for (const [choice, words] of choices) {
  test(`axe finds nothing wrong with the tracker after "${choice}", with every line open`, async ({
    phone,
  }) => {
    const { page } = phone
    await phone.openHistory()
    await expect(page.getByText('Recent Trends')).toBeVisible()
    await phone.openTracker()
    await page.getByText(words, { exact: true }).click()
    if (choice === 'Much worse') {
      await expect(page.getByRole('heading', { name: /Call 999 now if you or someone else:$/ })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'None of these apply. Carry on.' }).click()
      // Where the page happens to be scrolled to, the bar may cover a part of a slider.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    }
    await expect(page.getByRole('button', { name: /^Temperature/ })).toBeVisible()
    await expectAccessible(page)
    const closed = page.locator('form button[aria-expanded="false"]')
    while ((await closed.count()) > 0) await closed.first().click()
    await expectAccessible(page)
  })
}
