import { captureMoment, dayMs } from '@second-wind/core/platform/moment'
import { screen, within } from '@testing-library/react'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { newId } from '../../../../web/src/data/local/index.ts'
import { saveActivity, saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openCare } from './open-care.tsx'

withFreshDatabase()
withSectionsOpen()
afterEach(() => vi.restoreAllMocks())

const daysAgo = (days: number) => captureMoment(Date.now() - days * dayMs, -new Date().getTimezoneOffset())

const card = () => within(screen.getByRole('region', { name: 'Recovery Achievements' }))

describe('streak and level', () => {
  test('the streak and the level are calculated from the entries', async () => {
    for (const days of [0, 1, 2]) await saveSymptoms(newId(), aReport(), daysAgo(days))
    await openCare()
    expect(await card().findByText('3 days, Level 1')).toBeDefined()
  })

  test('500 points reach level 2', async () => {
    const report = { type: 'medication', title: 'Medicines', completed: true }
    for (let days = 1; days <= 17; days += 1) await saveActivity(newId(), report, daysAgo(days))
    await openCare()
    expect(await card().findByText('0 days, Level 2')).toBeDefined()
  })

  test('without entries there is no streak, and the level is 1', async () => {
    await openCare()
    expect(await card().findByText('0 days, Level 1')).toBeDefined()
  })

  test('unreadable entries are not shown as a streak of 0', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('refused', 'DataError')
    })
    await openCare()
    expect(await card().findByText('We cannot show your entries right now.')).toBeDefined()
  })
})

describe('preparedness', () => {
  test('preparedness is complete when the profile contains what the emergency screens need', async () => {
    await openCare({ nation: 'england', inhaler: 'blue', phone: '07700 900123' })
    expect(await card().findByText('Complete')).toBeDefined()
  })

  test('incomplete preparedness shows what is missing and where to add it', async () => {
    await openCare({ phone: '07700 900123' })
    const line = await card().findByText(/where in the UK you live and which reliever inhaler you have\.$/)
    expect(line.textContent).toMatch(/^Not complete yet/)
    expect(within(line).getByRole('link', { name: 'Add to your profile' }).getAttribute('href')).toBe(
      '/profile',
    )
  })
})
