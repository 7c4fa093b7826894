import { MantineProvider } from '@mantine/core'
import { captureMoment } from '@second-wind/core/platform/moment'
import { render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../../../web/src/data/local/index.ts'
import { flushOutbox, saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { watchForNewWorker } from '../../../../web/src/data/pwa/app-update.ts'
import { useOpenForm } from '../../../../web/src/data/pwa/use-open-form.ts'
import { registerWithWorkbox } from '../../../../web/src/data/pwa/worker-registration.ts'
import { UpdatePrompt } from '../../../../web/src/widgets/pwa/update-prompt.tsx'
import { aReport } from '../../../fixtures/an-entry.ts'
import { buildPushReply, FakeSyncServer, json } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

withFreshDatabase()
const server = new FakeSyncServer()
beforeEach(() => server.install())

const toWorker: unknown[] = []
const container = Object.assign(new EventTarget(), {
  controller: null,
  register: async () => registration,
})
const registration = Object.assign(new EventTarget(), {
  active: {},
  installing: null as ServiceWorker | null,
  waiting: {
    scriptURL: new URL('/dev-sw.js?dev-sw', window.location.href).href,
    postMessage: (message: unknown) => void toWorker.push(message),
  },
  update: async () => {},
})
beforeEach(() => Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container }))
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

const showPrompt = () =>
  render(
    <MantineProvider>
      <UpdatePrompt />
    </MantineProvider>,
  )
const pressUpdate = () => userEvent.click(screen.getByRole('button', { name: 'Update' }))

describe('offering a new version', () => {
  test('the first worker that claims the page is not shown as an update', () => {
    watchForNewWorker(container)
    container.dispatchEvent(new Event('controllerchange'))
    showPrompt()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('a new version is announced, and waits for the form that is being filled in', async () => {
    await registerWithWorkbox()
    showPrompt()
    const form = renderHook(() => useOpenForm(true))
    expect(screen.getByRole('status').textContent).toContain('A new version is ready.')
    await pressUpdate()
    await screen.findByText(/It will be installed when you have saved what you are filling in\./)
    expect(toWorker).toEqual([])
    form.unmount()
  })

  test('a new version waits until the entries are sent, then takes over after confirmation', async () => {
    await saveSymptoms(newId(), aReport(), captureMoment(Date.now(), 0))
    showPrompt()
    await pressUpdate()
    await screen.findByText(/It will be installed when your entries have been sent\./)
    expect(toWorker).toEqual([])

    await flushOutbox({ skipBackoff: true })
    await pressUpdate()
    expect(toWorker).toEqual([{ type: 'SKIP_WAITING' }])
    toWorker.length = 0
  })

  test('the next version is found even if another tab found one that failed to install', async () => {
    const register = vi.spyOn(container, 'register')
    await registerWithWorkbox()
    for (const scriptURL of ['/found-by-another-tab.js', '/and-its-successor.js']) {
      const installing = Object.assign(new EventTarget(), { scriptURL, state: 'redundant' })
      Object.assign(registration, { installing })
      registration.dispatchEvent(new Event('updatefound'))
      register.mockClear()
      installing.dispatchEvent(new Event('statechange'))
      expect(register).toHaveBeenCalled()
      // Workbox listens again only after the registration's promise.
      await new Promise((resolve) => setTimeout(resolve))
    }
    registration.installing = null
    register.mockRestore()
  })

  test('entries that only a newer version can send do not block the update', async () => {
    server.respondToPush = () => json({ error: { code: 'update_required', message: 'Update' } }, 426)
    await saveSymptoms(newId(), aReport(), captureMoment(Date.now(), 0))
    await flushOutbox({ skipBackoff: true })
    showPrompt()
    await pressUpdate()
    expect(toWorker).toEqual([{ type: 'SKIP_WAITING' }])
    server.respondToPush = (push) => json(buildPushReply(push))
  })
})
