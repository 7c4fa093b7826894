import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import { storedNotes } from '../support/server/server-database.ts'

test('a patient downloads sheets, opens one without signal after a cold start, and removes them', async ({
  phone,
}) => {
  await phone.readyOffline('/offline-features?tab=downloads')
  await expect(pack(phone.page, 'Self-Care Library to print')).toContainText('Available')
  await download(phone.page, 'Self-Care Library to print')
  await expect(pack(phone.page, 'Self-Care Library to print')).toContainText('Downloaded')
  await expectAccessible(phone.page)
  await phone.loseSignal()
  await phone.page.close()

  const later = await phone.newTab()
  await later.page.goto('/offline-features?tab=downloads')
  await later.page.getByRole('link', { name: 'Drinking enough' }).click()
  await expect(later.page.getByRole('heading', { level: 1, name: 'Drinking enough' })).toBeVisible()
  await expect(later.page.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
  await expect(later.page.getByRole('button', { name: 'Print this sheet' })).toBeVisible()
  await expectAccessible(later.page)

  await later.page.getByRole('link', { name: 'Back to Downloads' }).click()
  const library = pack(later.page, 'Self-Care Library to print')
  await library.getByRole('button', { name: 'Remove' }).click()
  await expect(library).toContainText(
    'Removed from this phone. You can download it again when you have signal.',
  )
  await download(later.page, 'Self-Care Library to print')
  await expect(library).toContainText('We cannot connect right now.')

  await later.page.goto('/handouts/library-hydration.html')
  await expect(later.page).toHaveURL(/offline-features\?tab=downloads$/)
  await expect(later.page.getByRole('heading', { level: 1 })).toHaveText('Offline Features')
})

test('a patient sees when this phone tried to send, and the outcome', async ({ server, phone }) => {
  await phone.readyOffline()
  await phone.loseSignal()
  await phone.logSymptoms('Logged for the history')
  await phone.page.goto('/offline-features?tab=sync')
  const history = phone.page.getByRole('list', { name: 'Newest first' })
  await expect(history.getByRole('listitem').first()).toContainText('We could not connect.')

  await phone.findSignal()
  await expect(history.getByRole('listitem').first()).toContainText('1 sent.')
  expect(storedNotes(server, 'Logged for the history')).toEqual(['Logged for the history'])
  await expectAccessible(phone.page)
})

const pack = (page: Page, name: string) => page.getByRole('listitem', { name })

/** A computer's browser does not say whether it is on Wi-Fi, so it is asked. */
async function download(page: Page, name: string): Promise<void> {
  await pack(page, name).getByRole('button', { name: 'Download' }).click()
  await pack(page, name).getByRole('button', { name: 'Download now' }).click()
}
