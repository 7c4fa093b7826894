import { MantineProvider } from '@mantine/core'
import { captureMoment } from '@second-wind/core/platform/moment'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../../../web/src/data/local/index.ts'
import { saveActionPlan, saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { InstallPrompt } from '../../../../web/src/widgets/pwa/install-prompt.tsx'
import { anActionPlan } from '../../../fixtures/an-action-plan.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

withFreshDatabase()
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  localStorage.setItem('first-visit', 'past')
})
afterEach(() => vi.restoreAllMocks())

const show = () =>
  render(
    <MantineProvider>
      <InstallPrompt />
    </MantineProvider>,
  )

function chromiumOffers() {
  const prompt = vi.fn<() => Promise<void>>(async () => {})
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(offer))
  return { prompt, offer }
}

const onAnIPhone = () =>
  vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari')

describe('offering to install the app', () => {
  test('does not happen where the app cannot be installed', () => {
    show()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('does not happen on the first visit, but on the next one', () => {
    localStorage.clear()
    const first = show()
    chromiumOffers()
    expect(screen.queryByRole('heading')).toBeNull()
    first.unmount()
    const sameVisit = show()
    expect(screen.queryByRole('heading')).toBeNull()
    sameVisit.unmount()
    sessionStorage.clear()
    show()
    expect(screen.getByRole('button', { name: 'Install Second Wind' })).toBeDefined()
  })

  test('installs the app with one tap once the browser allows it', async () => {
    show()
    const { prompt, offer } = chromiumOffers()
    expect(offer.defaultPrevented).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Install Second Wind' }))
    expect(prompt).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('does not happen again after "Not now"', async () => {
    const first = show()
    chromiumOffers()
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('button')).toBeNull()
    first.unmount()
    show()
    expect(screen.queryByRole('button')).toBeNull()
    act(() => void window.dispatchEvent(new Event('appinstalled')))
  })

  test('shows the steps on an iPhone, and that the installed app has its own data', async () => {
    onAnIPhone()
    show()
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Tap the Share button, the square with an arrow pointing up.',
      'Choose “Add to Home Screen”.',
      'Tap “Add”.',
    ])
    await screen.findByText(/see everything you have sent/)
  })

  test('says on an iPhone that its browser deletes what nobody opens for a week', async () => {
    onAnIPhone()
    show()
    expect(screen.getByText(/have not opened for 7 days\. Anything not sent is then lost/)).toBeDefined()
    await screen.findByText(/see everything you have sent/)
  })

  test('says on an iPhone that an own action plan does not come along', async () => {
    await saveActionPlan(anActionPlan())
    onAnIPhone()
    show()
    expect(await screen.findByText(/Your own action plan .* Add it again in the installed app/)).toBeDefined()
  })

  test('requires on an iPhone with an unsent entry to send it first', async () => {
    await saveSymptoms(newId(), aReport(), captureMoment(Date.now(), 0))
    onAnIPhone()
    show()
    expect(await screen.findByText(/^1 entry is not sent yet\. Wait until everything is sent/)).toBeDefined()
  })

  test('does not happen in the installed app', () => {
    onAnIPhone()
    const here = window.matchMedia('(display-mode: standalone)')
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(here, { matches: true }))
    show()
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
