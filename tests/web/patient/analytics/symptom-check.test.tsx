import { captureMoment } from '@second-wind/core/platform/moment'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../web/src/data/local/index.ts'
import { saveTriage } from '../../../../web/src/data/local/lazy.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openAnalytics, saveEntryOn, withFridayEveningClock } from './open-analytics.tsx'

withFreshDatabase()
withFridayEveningClock()

describe('the sentences about the period', () => {
  test('no sentence says that there was no warning sign beside a symptom check with one', async () => {
    await saveEntryOn('2026-11-19')
    await saveTriage(newId(), { result: 'seek_help' }, captureMoment(Date.parse('2026-11-20T10:00:00Z'), 0))
    openAnalytics()
    const inShort = await screen.findByRole('list', { name: 'In short' })
    expect(within(inShort).getByText('Your symptom check on 20 Nov showed a warning sign.')).toBeDefined()
    expect(within(inShort).queryByText(/None of your check-ins/)).toBeNull()
  })
})
