import { expectAccessible } from '../support/expect-accessible.ts'
import { expectFitsLargeText, smallPhone } from '../support/large-text.ts'
import { expect, screenTest as test } from '../support/playwright-fixtures.ts'

// During a fade axe would measure a contrast that is neither the first nor the last.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: smallPhone })

const screens = [
  { name: 'a question', worst: 1, questions: 1 },
  { name: 'a question under the warning card', worst: 5, questions: 1 },
  { name: 'the red result', worst: 5, questions: 10 },
  { name: 'the amber result', worst: 3, questions: 10 },
  { name: 'the green result', worst: 1, questions: 10 },
]

for (const { name, worst, questions } of screens) {
  test(`axe finds nothing wrong with ${name}, and it fits a small phone at 200 % text`, async ({
    phone: { page },
  }) => {
    await page.goto('/enhanced-symptom-checker')
    await page.getByRole('button', { name: 'Start Enhanced Assessment' }).click()
    for (let number = 1; number <= questions; number += 1) {
      await expect(page.getByText(`Question ${number} of 10`, { exact: true })).toBeVisible()
      const option = number === 1 ? worst : 1
      await page
        .getByRole('radio')
        .nth(option - 1)
        .press('Space')
    }
    await expect(page.getByText(`Question ${questions} of 10`, { exact: true })).toBeHidden()

    await expectAccessible(page)
    await expectFitsLargeText(page, name)
  })
}
