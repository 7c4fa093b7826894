import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveActionPlan, saveOwnNumbers } from '../../../../web/src/data/local/lazy.ts'
import { anActionPlan } from '../../../fixtures/an-action-plan.ts'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openResult, saveEntryOn, withFridayEveningClock } from './open-ai-triage.tsx'

withFreshDatabase()
withFridayEveningClock()
withSectionsOpen()

test("a sign that calls for 999 names none of the patient's own numbers, and a lesser one does", async () => {
  await saveOwnNumbers({ gp: '020 7946 0123' })
  await saveActionPlan(anActionPlan())
  await saveEntryOn('2026-11-19', { breathlessness: 8 })
  const { unmount } = await openResult({ isVulnerable: false })
  expect(await screen.findByRole('link', { name: /^Call my GP/ })).toBeDefined()
  unmount()
  await saveEntryOn('2026-11-20', { breathlessness: 9 })
  await openResult()
  expect(await screen.findByRole('link', { name: /^(See my own action|My) plan/ })).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Call my GP/ })).toBeNull()
})
