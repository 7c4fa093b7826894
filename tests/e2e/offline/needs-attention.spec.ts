import { copyUnsentEntry, corruptUnsentEntry, corruptUnsentProfile } from '../support/phone-database.ts'
import type { Phone } from '../support/phone.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import { countAllRows, storedAges, storedNotes } from '../support/server/server-database.ts'

const notes = Array.from({ length: 10 }, (_, n) => `Entry ${n} of ten`)
const spoilt = 'Entry 3 of ten'
const healthy = notes.filter((note) => note !== spoilt)

test('an entry that the server rejects delays none of the others, and is shown to the patient', async ({
  server,
  phone,
}) => {
  await logTenWithOneSpoilt(phone)

  await phone.findSignal()

  await expect.poll(() => storedNotes(server, 'Entry % of ten')).toEqual(healthy)
  await phone.openOfflineFeatures()
  await expect(phone.pending).toHaveText('0')
  await expect(phone.page.getByRole('heading', { name: '1 entry needs attention' })).toBeVisible()
  await phone.openHistory()
  await expect(phone.entry(spoilt)).toContainText('Needs your attention')
  await expect(await phone.openEntry('Entry 4 of ten')).toContainText(/Sent \d/)
  expect(countAllRows(server)).toMatchObject({ quarantine: 1 })
})

test.describe('what the patient can do about a rejected change', () => {
  test('a rejected entry is tried again, and shown as rejected again', async ({ server, phone }) => {
    await logTenWithOneSpoilt(phone)
    await phone.findSignal()
    await phone.openOfflineFeatures()
    const refused = phone.page.getByRole('article').filter({ hasText: spoilt })
    await expect(refused).toContainText('99')

    await refused.getByRole('button', { name: 'Try again' }).click()

    await expect.poll(() => countAllRows(server)['quarantine']).toBe(2)
    await expect(refused.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(storedNotes(server, spoilt)).toEqual([])
  })

  test('a rejected entry is corrected, and nothing needs attention any more', async ({ server, phone }) => {
    await logTenWithOneSpoilt(phone)
    await phone.findSignal()
    await phone.openOfflineFeatures()
    const refused = phone.page.getByRole('article').filter({ hasText: spoilt })

    await refused.getByRole('link', { name: 'Edit' }).click()
    await expect(phone.page.getByRole('textbox', { name: 'Notes' })).toHaveValue(spoilt)
    await phone.page.getByRole('button', { name: 'Save changes' }).click()

    await expect.poll(() => storedNotes(server, spoilt)).toEqual([spoilt])
    await phone.openOfflineFeatures()
    await expect(phone.page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible()
    await expect(refused).toBeHidden()
  })

  test('a rejected profile change is corrected in its form, and reaches the server', async ({
    server,
    phone,
  }) => {
    const { page } = phone
    await phone.readyOffline('/profile')
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
    await phone.loseSignal()
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('Location').fill('Aberystwyth')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await phone.leaveApp()
    await corruptUnsentProfile(page)
    await phone.findSignal()
    await phone.openOfflineFeatures()

    await page.getByRole('article').getByRole('link', { name: 'Edit' }).click()
    await expect(page.getByText('Check "Age" again.')).toBeVisible()
    await expect(page.getByLabel('Location')).toHaveValue('Aberystwyth')
    await page.getByLabel('Age', { exact: true }).fill('35')
    await page.getByRole('button', { name: 'Save Changes' }).click()

    await expect.poll(() => storedAges(server, 'Aberystwyth')).toEqual([35])
    await phone.openOfflineFeatures()
    await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible()
    await expect(page.getByRole('article')).toBeHidden()
  })

  test('a rejected entry is deleted permanently after a confirmation', async ({ server, phone }) => {
    await logTenWithOneSpoilt(phone)
    await phone.findSignal()
    await phone.openOfflineFeatures()
    const refused = phone.page.getByRole('article').filter({ hasText: spoilt })

    await refused.getByRole('button', { name: 'Delete' }).click()
    await refused.getByRole('button', { name: 'Keep it' }).click()
    await expect(refused).toBeVisible()
    await refused.getByRole('button', { name: 'Delete' }).click()
    await refused.getByRole('button', { name: 'Yes, delete' }).click()

    await expect(refused).toBeHidden()
    await phone.openHistory()
    await expect(phone.entry('Entry 4 of ten')).toBeVisible()
    await expect(phone.entry(spoilt)).toBeHidden()
    expect(storedNotes(server, 'Entry % of ten')).toEqual(healthy)
  })
})

async function logTenWithOneSpoilt(phone: Phone): Promise<void> {
  await phone.readyOffline()
  await phone.loseSignal()
  await phone.logSymptoms(notes[0] ?? '')
  await phone.leaveApp()
  await copyUnsentEntry(phone.page, notes.slice(1))
  await corruptUnsentEntry(phone.page, spoilt)
}
