import { loadModule } from '@second-wind/core/content/learning/load-module'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expectFitsLargeText, smallPhone } from '../support/large-text.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import { countAllRows } from '../support/server/server-database.ts'

// During a fade axe would measure a contrast that is neither the first nor the last.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** --danger and --go. */
const red = 'rgb(213, 40, 27)'
const green = 'rgb(0, 127, 59)'

test('without signal, after a cold start, a patient completes a module, which is stored and sent later', async ({
  server,
  phone,
}) => {
  await phone.readyOffline()
  const before = countAllRows(server)['activities'] ?? 0
  await phone.loseSignal()

  const { page } = phone
  await page.goto('/micro-learning')
  await page.getByRole('link', { name: 'Allergy quick guide' }).click()
  const { lessons } = await loadModule('allergy-quick-guide')
  for (const [index, lesson] of lessons.entries()) {
    // Half-way the app is closed and opened again, and shows the first lesson that is not done.
    const heading = page.getByRole('heading', { name: lesson.title })
    if (index === 3) {
      await expect(heading).toBeVisible()
      await page.reload()
    }
    await expect(heading).toBeFocused()
    await expect(page.getByText(`Lesson ${index + 1} of 5`)).toBeVisible()
    if (lesson.type === 'quiz') {
      await page.getByRole('button', { name: lesson.quiz.options[0] ?? '' }).click()
      await expect(page.getByText('Explanation:')).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Your answer, not right' })).toHaveCSS(
        'border-top-color',
        red,
      )
      await expect(page.getByRole('button', { name: 'Right answer' })).toHaveCSS('border-top-color', green)
    }
    if (lesson.type === 'interactive') {
      for (const _ of lesson.interactive.steps.slice(1)) {
        await page.getByRole('button', { name: 'Next Step' }).click()
      }
      await expect(page.getByText(lesson.interactive.completion)).toBeFocused()
    }
    // One of each kind; the others look the same.
    if (index === 0 || index === 1 || index === 3) await expectAccessible(page)
    await page.getByRole('button', { name: /^(Next Lesson|Complete Module)$/ }).click()
  }
  const done = page.getByRole('heading', { name: 'Module complete' })
  await expect(done).toBeFocused()
  await expect(done).toBeInViewport()
  await expect(page.getByText('+60 points')).toBeVisible()
  await expectAccessible(page)

  await phone.findSignal()
  await expect.poll(() => countAllRows(server)['activities']).toBe(before + 5)
  await page.reload()
  await expect(page.getByRole('progressbar', { name: 'Allergy quick guide' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
})

test('without signal the three resource tabs are complete, with links to the lessons and back', async ({
  phone,
}) => {
  await phone.readyOffline()
  const { page } = phone
  await page.goto('/educational-resources')
  await expect(page.getByRole('tab', { name: 'Viral' })).toBeVisible()
  await phone.loseSignal()
  for (const [tab, text] of [
    ['Antibiotics', 'Back-up prescription'],
    ['Allergies', 'Pollen calendar'],
    ['Viral', 'your temperature is over 39°C for more than 3 days'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByText(text)).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'What to expect' }).click()
  await page.getByRole('button', { name: 'External resources' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^NHS: flu/ }).click()
  await expect(page.getByText('You have no signal')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('link', { name: /^Micro-Learning/ }).click()
  await page.getByRole('link', { name: 'Antibiotic basics' }).click()
  await expect(page.getByText('Lesson 1 of 5')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Antibiotic basics' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to Educational Resources' }).click()
  await expect(page.getByRole('tab', { name: 'Viral' })).toHaveAttribute('aria-selected', 'true')
})

test.describe('on a small phone', () => {
  test.use({ viewport: smallPhone })

  test('at 200 % text lessons and resources stay inside the screen, and 999 stays visible', async ({
    phone,
  }) => {
    const { page } = phone
    for (const [path, ready] of [
      ['/micro-learning', 'Coming Soon'],
      ['/micro-learning?module=antibiotic-basics', 'Key Points:'],
      ['/educational-resources', 'Back-up prescription'],
      ['/educational-resources?tab=allergies', 'Pollen calendar'],
      ['/educational-resources?tab=viral', 'After pneumonia'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(ready).filter({ visible: true }).first()).toBeVisible()
      await expectFitsLargeText(page, path)
      await page.getByRole('link', { name: 'Call 999', exact: true }).last().click({ trial: true })
    }
    await page.goto('/micro-learning?module=allergy-quick-guide')
    await page.getByRole('button', { name: 'Next Lesson' }).click()
    await page.getByRole('button', { name: 'High temperature' }).click()
    await expectFitsLargeText(page, 'an answered quiz')
    for (let lesson = 2; lesson < 4; lesson += 1)
      await page.getByRole('button', { name: 'Next Lesson' }).click()
    await page.getByRole('button', { name: 'Next Step' }).click()
    await expectFitsLargeText(page, 'steps')
  })
})
