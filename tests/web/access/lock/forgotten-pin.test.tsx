import { screen, waitFor } from '@testing-library/react'
import { describe, beforeEach, expect, test, vi } from 'vitest'
import { captureNow, newId } from '../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { FakeSyncServer, json } from '../../data/local/fake-sync-server.ts'
import { openForgottenPin, pageHtml, withLockedPhone } from './locked-phone.tsx'

const db = withLockedPhone()

const logUnsent = () => saveSymptoms(newId(), aReport({ notes: 'Not sent yet' }), captureNow())
const isEmpty = async () => (await db.symptoms.count()) + (await db.outbox.count()) === 0

describe('a patient who forgot the PIN', () => {
  test('starts again with an empty phone, in two steps', async () => {
    const press = await openForgottenPin()
    await press('Delete what is on this phone')
    expect(await db.symptoms.count()).toBe(1)
    await press('Yes, delete it')
    const start = await screen.findByRole('link', { name: 'Open the app' })
    expect(start.getAttribute('href')).toBe('/')
    expect(await isEmpty()).toBe(true)
    expect(await db.meta.get('appLock')).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  test('keeps everything by cancelling', async () => {
    const press = await openForgottenPin()
    await press('Delete what is on this phone')
    await press('Keep it')
    expect(await db.symptoms.count()).toBe(1)
    expect(await screen.findByRole('button', { name: 'Delete what is on this phone' })).toBe(
      document.activeElement,
    )
  })
})

describe('unsent entries behind a forgotten PIN', () => {
  let press: (name: string) => Promise<void>
  beforeEach(async () => {
    const server = new FakeSyncServer()
    server.install()
    server.respondToPush = () => json({ error: { code: 'busy', message: 'Later' } }, 503)
    press = await openForgottenPin()
    await logUnsent()
    await press('Delete what is on this phone')
    await press('Yes, delete it')
    await screen.findByText(/^Some of what you logged has not been sent/)
  })

  test('are sent first', async () => {
    expect(await db.outbox.count()).toBe(1)
    expect(pageHtml()).not.toContain('Not sent yet')
    await press('Send now')
    expect(await screen.findByText(/^We could not send everything/)).toBeDefined()
    expect(await db.outbox.count()).toBe(1)

    new FakeSyncServer().install()
    await press('Send now')
    expect(await screen.findByText(/^Everything has been sent/)).toBeDefined()
    await press('Delete what is on this phone')
    await press('Yes, delete it')
    await waitFor(async () => expect(await isEmpty()).toBe(true))
  })

  test('stay unsent when the storage stops answering, and the screen states that and the sending ends', async () => {
    const refusing = vi.spyOn(db.deadletter, 'count').mockRejectedValue(new Error('disk'))
    await press('Send now')
    expect(await screen.findByText(/^We could not read the storage on this phone/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send now' })).toBeDefined()
    refusing.mockRestore()
  })

  test('that can never be sent are deleted only after a second confirmation, without a file of them', async () => {
    await press('Delete without sending')
    expect(await screen.findByText('There is no other copy, so you cannot get it back.')).toBeDefined()
    expect(await db.outbox.count()).toBe(1)
    expect(screen.queryByRole('button', { name: /file/ })).toBeNull()
    await press('Yes, delete it')
    await waitFor(async () => expect(await isEmpty()).toBe(true))
  })
})
