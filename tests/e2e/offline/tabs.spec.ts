import { expect, test } from '../support/playwright-fixtures.ts'
import { storedNotes } from '../support/server/server-database.ts'

test.describe('a closed tab', () => {
  test('an entry whose tab was closed is sent when the app is open in another tab', async ({
    server,
    phone,
  }) => {
    await phone.readyOffline()
    const otherTab = await phone.newTab()
    await otherTab.openOfflineFeatures()
    await phone.loseSignal()
    await phone.logSymptoms('Closed the tab after this')
    await phone.page.close()

    await otherTab.findSignal()

    await expect.poll(() => storedNotes(server, 'Closed the tab%')).toEqual(['Closed the tab after this'])
    await expect(otherTab.pending).toHaveText('0')
    await otherTab.openHistory()
    await expect(otherTab.entry('Closed the tab after this')).toContainText(/Sent \d/)
  })

  test('after the app was closed, the worker alone sends an entry while only another site is open', async ({
    server,
    phone,
  }) => {
    await phone.readyOffline()
    const otherSite = await phone.newTab()
    await phone.loseSignal()
    await phone.logSymptoms('Closed the app after this')
    await phone.page.close()

    await otherSite.findSignal()

    await expect.poll(() => storedNotes(server, 'Closed the app%')).toEqual(['Closed the app after this'])
  })
})

test.describe('two open tabs', () => {
  test('entries logged in two tabs without signal arrive once each', async ({ server, phone }) => {
    await phone.readyOffline()
    const otherTab = await phone.newTab()
    await phone.loseSignal()
    for (const time of ['morning', 'noon', 'evening']) {
      await phone.logSymptoms(`This ${time}, first tab`)
      await otherTab.logSymptoms(`This ${time}, second tab`)
    }

    await phone.findSignal()

    await phone.openOfflineFeatures()
    await expect(phone.pending).toHaveText('0')
    expect(storedNotes(server, 'This %')).toEqual([
      'This evening, first tab',
      'This evening, second tab',
      'This morning, first tab',
      'This morning, second tab',
      'This noon, first tab',
      'This noon, second tab',
    ])
  })

  test('entries logged at the same moment in two tabs with signal arrive once each', async ({
    server,
    phone,
  }) => {
    await phone.readyOffline()
    const otherTab = await phone.newTab()
    const tabs = [phone, otherTab]
    for (const tab of tabs) await tab.openTracker()
    await Promise.all(tabs.map((tab, n) => tab.fillIn({ cough: 4, notes: `At once, tab ${n}` })))

    await Promise.all(tabs.map((tab) => tab.pressLogSymptoms()))

    for (const tab of tabs) await expect(tab.insight).toContainText(/Sent \d/)
    expect(storedNotes(server, 'At once%')).toEqual(['At once, tab 0', 'At once, tab 1'])
  })

  test('two tabs with the same draft lose nothing of what is logged in either', async ({ server, phone }) => {
    await phone.readyOffline()
    await phone.openTracker()
    await phone.fillIn({ cough: 4, notes: 'Draft in the first tab' })
    const otherTab = await phone.newTab()
    await expect(async () => {
      await otherTab.openTracker()
      await expect(otherTab.page.getByLabel('Notes')).toHaveValue('Draft in the first tab', {
        timeout: 1_000,
      })
    }).toPass({ timeout: 15_000 })
    await otherTab.fillIn({ cough: 4, notes: 'Changed and logged in the second tab' })
    await otherTab.pressLogSymptoms()
    await expect(otherTab.insight).toContainText(/Sent \d/)

    await phone.fillIn({ cough: 9, notes: 'Worse now, logged in the first tab' })
    await phone.pressLogSymptoms()

    await expect(phone.adviceToday).toContainText(/Sent \d/)
    expect(storedNotes(server, '%logged in the%')).toEqual([
      'Changed and logged in the second tab',
      'Worse now, logged in the first tab',
    ])
  })
})
