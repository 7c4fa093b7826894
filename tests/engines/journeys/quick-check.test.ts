import { role } from '../support/browser/locator.ts'
import { expect, test } from '../support/journey.ts'

test('a warning sign in a check offers to call 999 at once, without signal', async ({ phone, signal }) => {
  const { browser } = phone
  await phone.readyOffline()
  await signal.loseSignal('silent')
  await phone.open('/enhanced-symptom-checker')
  await browser.click(role('button', 'Start Enhanced Assessment'))
  await browser.click(role('radio', /^Gasping, choking/))
  await browser.untilVisible(role('region', 'Call 999 now'))
  await browser.untilVisible(role('link', /Call 999/))
  const addresses = await browser.execute(
    `return [...document.querySelectorAll('a')].filter((link) => link.textContent.includes('999')).map((link) => link.href)`,
  )
  expect(addresses).toContain('tel:999')
})
