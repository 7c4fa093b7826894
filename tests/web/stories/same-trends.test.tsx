import { addDays, captureMoment } from '@second-wind/core/platform/moment'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../web/src/data/local/lazy.ts'
import { AnalyticsScreen } from '../../../web/src/patient/analytics/analytics-screen.tsx'
import { aReport } from '../../fixtures/an-entry.ts'
import { withSectionsOpen } from '../../support/open-sections.ts'
import { renderScreen } from '../../support/render.tsx'
import { openResult, withFridayEveningClock } from '../patient/ai-triage/open-ai-triage.tsx'
import { openHistory } from '../patient/tracker/history/open-history.tsx'

withFridayEveningClock()
withSectionsOpen()

const today = '2026-11-20'

/** "Breathlessness Worsening Average 4, up from 2", as the screen that is open shows it. */
async function readTrends(title: string): Promise<(string | null)[]> {
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  const tiles = within(heading.closest('section')!).getAllByRole('listitem')
  const texts = tiles.map(({ textContent }) => textContent)
  cleanup()
  return texts
}

describe('trends', () => {
  // Rulings C-10 and C-19: two screens never disagree about a trend.
  test('are the same in the history, in analytics of any period and in AI triage', async () => {
    const days = [0, 2, 5, 9, 12, 16, 20]
    for (const [index, daysAgo] of days.entries()) {
      const scores = { breathlessness: index < 3 ? 4 : 2, coughSeverity: index < 5 ? 2 : 6 }
      const at = captureMoment(Date.parse(`${addDays(today, -daysAgo)}T08:00:00Z`), 0)
      await saveSymptoms(newId(), aReport(scores), at)
    }
    await openHistory()
    const inHistory = await readTrends('Recent Trends')
    expect(inHistory[1]).toBe('BreathlessnessWorseningAverage 4, up from 2')

    await openResult()
    expect(await readTrends('Trends')).toEqual(inHistory)
    for (const period of ['7d', '30d']) {
      const user = userEvent.setup()
      renderScreen(<AnalyticsScreen />, '/analytics')
      await user.click(await screen.findByRole('button', { name: period }))
      expect(await readTrends('Trends')).toEqual(inHistory)
    }
  })
})
