import { captureMoment, hourMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newId } from '../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../web/src/data/local/lazy.ts'
import { FollowUpCard } from '../../../web/src/widgets/follow-up-card.tsx'
import { aReport } from '../../fixtures/an-entry.ts'
import { renderScreen } from '../../support/render.tsx'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

withFreshDatabase()

const log = (hoursAgo: number, changes: Partial<SymptomReport>) =>
  saveSymptoms(newId(), aReport(changes), captureMoment(Date.now() - hoursAgo * hourMs, 0))

test.each([
  ['advice today', 8],
  ['999', 9],
])('other signs are part of what opens in a folded card that calls for %s', async (_, breathlessness) => {
  await log(2, { breathlessness })
  await log(1, { relieverPuffs: 10 })
  renderScreen(<FollowUpCard isFolded />)
  const fold = (await screen.findByText('Also logged:')).closest('details')
  expect(fold?.querySelector('summary')?.textContent).toBe('What you logged')
  expect(fold?.textContent).toMatch(new RegExp(`breathlessness ${breathlessness} out of 10.*10 puffs`))
  expect(screen.getAllByText(/10 puffs/)).toHaveLength(1)
})
