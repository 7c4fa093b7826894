import { captureMoment, dayMs, minuteMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../web/src/data/local/lazy.ts'
import { FollowUpCard } from '../../../web/src/widgets/follow-up-card.tsx'
import { aPatient } from '../../fixtures/a-patient.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

const db = withFreshDatabase()
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())
const usual = {
  breathlessness: 3,
  coughSeverity: 3,
  energy: 6,
  sputumColor: 'clear',
  sputumConsistency: 'thin',
} as const
const save = (changes: Partial<SymptomReport>, msAgo: number) =>
  saveSymptoms(newId(), aReport({ ...usual, ...changes }), captureMoment(Date.now() - msAgo, 0))

/** Asthma, 12 puffs of the reliever three days ago. */
async function openCard() {
  await db.profile.put(aPatient({ conditions: ['Asthma'], usualDay: { ...usual, setOn: '2026-01-01' } }))
  await save({ relieverPuffs: 12 }, 3 * dayMs)
  render(<FollowUpCard />, { wrapper: MemoryRouter })
  return (name: string) => screen.findByRole('button', { name }).then((button) => userEvent.click(button))
}
const group = (name: string) => screen.findByRole('group', { name })
const lastReply = async () => (await db.triage.toArray()).at(-1)?.answers?.['answer']

describe('"Yes" to "Are you back to normal for you?"', () => {
  test('asks of a sign about reliever puffs, without an entry of today, for the puffs too', async () => {
    const press = await openCard()
    await press('Yes')
    await group('Are your breathing, phlegm and reliever puffs back to usual too?')
    expect(screen.getByRole('link', { name: 'Not sure? Log your reliever puffs first' })).toBeDefined()
    expect(await lastReply()).toBeUndefined()
    await press('Yes, all of them')
    await waitFor(async () => expect(await lastReply()).toBe('usual'))
  })

  test('asks after an entry of today like the usual day only for the puffs that it left out', async () => {
    const press = await openCard()
    await save({}, minuteMs)
    await press('Yes')
    const question = await group('Are your reliever puffs back to usual too?')
    expect(question.textContent).not.toMatch(/breathing|phlegm/)
    expect(await lastReply()).toBeUndefined()
    await press('Yes')
    await waitFor(async () => expect(await lastReply()).toBe('usual'))
  })
})
