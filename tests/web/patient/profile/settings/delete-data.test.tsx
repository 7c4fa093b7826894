import { screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../../fixtures/ids.ts'
import { FakeSyncServer, json } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { captureDownloads, type CapturedDownload } from '../capture-downloads.ts'
import { entryDaysAgo, openProfile } from '../open-profile.tsx'

const db = withFreshDatabase()
let server: FakeSyncServer
let files: CapturedDownload[]
beforeEach(() => {
  server = new FakeSyncServer()
  server.install()
  files = captureDownloads()
})
afterEach(() => vi.restoreAllMocks())

async function logUnsent(number: number): Promise<void> {
  const { date: occurredAt, localDate, tzOffsetMin } = entryDaysAgo(0)
  await saveSymptoms(idNumbered(number), aReport({ notes: `Entry ${number}` }), {
    occurredAt,
    localDate,
    tzOffsetMin,
  })
}

async function open(name: 'Data & Security' | 'Sign Out') {
  const { user } = await openProfile(db, { path: '/profile?tab=settings' })
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  const press = async (label: string) => user.click(await dialog.findByRole('button', { name: label }))
  return { user, dialog, press }
}

const isEmpty = async () =>
  (await db.symptoms.count()) + (await db.profile.count()) + (await db.outbox.count()) === 0

describe('deleting data with everything sent', () => {
  test('removes all data from the phone in two steps', async () => {
    await db.symptoms.put(entryDaysAgo(0))
    const { dialog, press } = await open('Data & Security')
    await press('Delete data from this phone')
    expect(await db.symptoms.count()).toBe(1)
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Delete all Second Wind data from this phone?'),
    )
    await press('Yes, delete it')
    await waitFor(async () => expect(await isEmpty()).toBe(true))
    expect(await dialog.findByText('Your data has been deleted from this phone.')).toBeDefined()
    expect(dialog.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
  })

  test('keeps everything when it is cancelled', async () => {
    await db.symptoms.put(entryDaysAgo(0))
    const { press } = await open('Data & Security')
    await press('Delete data from this phone')
    await press('Keep it')
    expect(document.activeElement).toBe(
      await screen.findByRole('button', { name: 'Delete data from this phone' }),
    )
    expect(await db.symptoms.count()).toBe(1)
  })
})

describe('deleting data with unsent entries', () => {
  test.each(['Data & Security', 'Sign Out'] as const)(
    'is not offered by %s while an entry is unsent',
    async (name) => {
      await logUnsent(1)
      const { dialog } = await open(name)
      expect(await dialog.findByText(/^Some entries have not been sent yet/)).toBeDefined()
      expect(dialog.queryByRole('button', { name: /^(Delete data|Sign out)/ })).toBeNull()
    },
  )

  test('is offered once the entry is sent', async () => {
    await logUnsent(1)
    const { dialog, press } = await open('Data & Security')
    await press('Send now')
    expect(await dialog.findByText('Everything on this phone has been sent.')).toBeDefined()
    expect(server.pushes).toHaveLength(1)
    await press('Delete data from this phone')
    await press('Yes, delete it')
    await waitFor(async () => expect(await isEmpty()).toBe(true))
  })

  test('is not offered when the entry cannot be sent, and the entry stays', async () => {
    await logUnsent(1)
    server.respondToPush = () => json({ error: { code: 'busy', message: 'Later' } }, 503)
    const { dialog, press } = await open('Data & Security')
    await press('Send now')
    expect(await dialog.findByText(/^We could not send everything/)).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Delete data from this phone' })).toBeNull()
    expect(await db.outbox.count()).toBe(1)
  })

  test('is allowed after the unsent entry was saved to a file', async () => {
    await logUnsent(1)
    const { dialog, press } = await open('Sign Out')
    await press('Save a file first')
    expect(await dialog.findByText('Your file is ready. Look in your downloads.')).toBeDefined()
    expect(await files[0]?.text()).toContain('"Entry 1"')
    await press('Sign out')
    expect(dialog.getByText(/^Anything you have not sent will only be in the file/)).toBeDefined()
    await press('Yes, delete it')
    await waitFor(async () => expect(await isEmpty()).toBe(true))
  })

  test('needs a new file after another entry was logged', async () => {
    await logUnsent(1)
    const { dialog, press } = await open('Data & Security')
    await press('Save a file first')
    await press('Delete data from this phone')
    await logUnsent(2)
    expect(await dialog.findByText(/^You have logged something since you saved the file/)).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Yes, delete it' })).toBeNull()
    expect(await db.symptoms.count()).toBe(2)
  })

  test('is not allowed by a file that could not be created', async () => {
    await logUnsent(1)
    URL.createObjectURL = () => {
      throw new Error('no room')
    }
    const { dialog, press } = await open('Data & Security')
    await press('Save a file first')
    expect(await dialog.findByText('The file could not be saved. Try again.')).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Delete data from this phone' })).toBeNull()
  })
})

describe('signing out in the demo', () => {
  test('shows that the demo has no account, and can be cancelled', async () => {
    await db.symptoms.put(entryDaysAgo(0))
    const { dialog, press } = await open('Sign Out')
    expect(dialog.getByText(/^This is a demo\. There is no account/)).toBeDefined()
    await press('Save my data')
    expect(await dialog.findByText('Your file is ready. Look in your downloads.')).toBeDefined()
    expect(await files[0]?.text()).toContain('Amina Yusuf')
    await press('Keep my data and stay')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await db.symptoms.count()).toBe(1)
  })
})
