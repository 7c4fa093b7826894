import { role } from '../support/browser/locator.ts'
import { test } from '../support/journey.ts'

test('the app opens by its address without signal after the browser was closed', async ({
  phone,
  signal,
}) => {
  await phone.readyOffline()
  await phone.browser.close()

  for (const outage of ['refused', 'silent'] as const) {
    await signal.loseSignal(outage)
    await phone.browser.reopen()
    await phone.open('/')
    await phone.browser.untilVisible(role('heading', /^Good (morning|afternoon|evening)/))
    await phone.browser.untilVisible(role('link', 'Log Symptoms'))
    await phone.open('/tracking')
    await phone.browser.untilVisible(role('button', 'Set each answer myself'))
    await phone.browser.close()
    await signal.findSignal()
  }
})
