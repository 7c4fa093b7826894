import { captureMoment } from '@second-wind/core/platform/moment'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../../../web/src/data/local/index.ts'
import { saveOwnNumbers, saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { UnsentCallout } from '../../../../web/src/widgets/sync/unsent-callout.tsx'
import { aReport } from '../../../fixtures/an-entry.ts'
import { renderScreen } from '../../../support/render.tsx'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

withFreshDatabase()
const onSaturday = Date.parse('2026-11-14T09:00:00Z')
beforeEach(async () => {
  new FakeSyncServer().install()
  vi.useFakeTimers({ now: onSaturday, toFake: ['Date'] })
  await saveSymptoms(newId(), aReport(), captureMoment(onSaturday, 0))
})
afterEach(() => vi.useRealTimers())

describe('an entry that has waited for more than three days', () => {
  test('is named with its day, with the number of the own nurse and the way to what waits', async () => {
    await saveOwnNumbers({ nurse: '020 7946 0123' })
    vi.setSystemTime(Date.parse('2026-11-17T10:00:00Z'))
    renderScreen(<UnsentCallout waitingLink="/offline-features" />)
    await screen.findByRole('heading', { name: 'Your care team has not had your entry from Saturday' })
    const call = await screen.findByRole('link', { name: /^Call my nurse/ })
    expect(call.getAttribute('href')).toBe('tel:02079460123')
    expect(screen.getByRole('link', { name: 'See what is waiting' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Find or add a number to call' })).toBeNull()
  })

  test('without a saved number leads to where one is found, and after a week names the date', async () => {
    vi.setSystemTime(Date.parse('2026-11-24T10:00:00Z'))
    renderScreen(<UnsentCallout />)
    await screen.findByRole('heading', { name: /your entry from Saturday 14 November$/ })
    const link = screen.getByRole('link', { name: 'Find or add a number to call' })
    expect(link.getAttribute('href')).toBe('/care')
  })

  test('is not named before', async () => {
    vi.setSystemTime(Date.parse('2026-11-17T08:00:00Z'))
    const { container } = renderScreen(<UnsentCallout />)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(container.querySelector('h2')).toBeNull()
  })
})
