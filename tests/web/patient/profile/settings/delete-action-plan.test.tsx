import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findActionPlan, saveActionPlan } from '../../../../../web/src/data/local/lazy.ts'
import { anActionPlan } from '../../../../fixtures/an-action-plan.ts'
import { FakeSyncServer } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { captureDownloads, type CapturedDownload } from '../capture-downloads.ts'
import { openProfile } from '../open-profile.tsx'

const db = withFreshDatabase()
let files: CapturedDownload[]
beforeEach(() => {
  new FakeSyncServer().install()
  files = captureDownloads()
})
afterEach(() => vi.restoreAllMocks())

describe('a setting that deletes the action plan', () => {
  test.each([
    ['Data & Security', 'Delete data from this phone'],
    ['Sign Out', 'Sign out'],
  ])('warns of that and offers it as a file first: %s', async (setting, remove) => {
    await saveActionPlan(anActionPlan())
    const { user } = await openProfile(db, { path: '/profile?tab=settings' })
    await user.click(await screen.findByRole('button', { name: setting }))
    const dialog = within(await screen.findByRole('dialog', { name: setting }))
    await user.click(await dialog.findByRole('button', { name: remove }))
    expect(dialog.getByText(localDataWords.planGoes)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: localDataWords.planFile }))
    await waitFor(async () => expect(await files[0]?.text()).toContain('I wake at night coughing.'))
    await user.click(dialog.getByRole('button', { name: 'Yes, delete it' }))
    await dialog.findByRole('link', { name: 'Go to Home' })
    expect(await findActionPlan()).toBeUndefined()
  })
})
