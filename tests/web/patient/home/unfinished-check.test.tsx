import { pointsPausedWords } from '@second-wind/core/content/motivation/points-paused-words'
import { addDays, hourMs } from '@second-wind/core/platform/moment'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { saveCheckDraft } from '../../../../web/src/data/live/unfinished-check.ts'
import { captureNow, newId } from '../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openHome } from './open-home.tsx'

withFreshDatabase()

const { localDate: today } = captureNow()
const heading = /You have not finished your symptom check$/
const leaveCheck = (answers: Record<string, string>, localDate = today) =>
  saveCheckDraft({ id: newId(), localDate, track: 'general', answers })

describe('a symptom check that was left half-way', () => {
  test('is on Home with 999, 111 and the way back, when an answer asks for advice today', async () => {
    await leaveCheck({ difficulty_breathing: 'moderate' })
    await openHome()
    const card = (await screen.findByRole('heading', { name: heading })).closest('section')
    expect(card?.textContent).toContain(
      'Your answers so far mean that you should contact a GP surgery or call 111 today.',
    )
    expect([...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      'tel:999',
      'tel:111',
      '/symptom-checker',
    ])
  })

  test('leaves no praise and no points beside it, when an answer asks for advice today', async () => {
    await leaveCheck({ difficulty_breathing: 'moderate' })
    await openHome()
    expect(await screen.findByText(/your answers so far call for advice today/)).toBeDefined()
    expect(await screen.findByRole('heading', { name: pointsPausedWords.title })).toBeDefined()
    expect(screen.queryByRole('heading', { name: /^Your progress/ })).toBeNull()
  })

  test('leaves no advice for the next days beside it, when an answer asks for advice today', async () => {
    await saveSymptoms(newId(), aReport({ breathlessness: 5 }), captureNow())
    await openHome()
    expect(await screen.findAllByText(/within 24 to 48 hours/)).not.toEqual([])
    cleanup()
    await leaveCheck({ difficulty_breathing: 'moderate' })
    await openHome()
    await screen.findByRole('heading', { name: heading })
    await waitFor(() => expect(screen.queryByText(/within 24 to 48 hours/)).toBeNull())
  })

  test('is still on Home after midnight, for 24 hours from its last answer', async () => {
    const dayBefore = addDays(today, -2)
    const leftHoursAgo = (hours: number) =>
      saveCheckDraft({
        id: newId(),
        localDate: dayBefore,
        track: 'general',
        answers: { difficulty_breathing: 'moderate' },
        answeredAt: new Date(Date.now() - hours * hourMs).toISOString(),
      })
    await leftHoursAgo(23)
    await openHome()
    expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
    cleanup()
    await leftHoursAgo(25)
    await openHome()
    await screen.findByRole('heading', { name: 'Connect to Care' })
    await waitFor(() => expect(screen.queryByText('Opening…')).toBeNull())
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
  })

  test('is on Home without an alarm and without "well", when no answer does', async () => {
    await leaveCheck({ difficulty_breathing: 'none' })
    await openHome()
    const card = (await screen.findByRole('heading', { name: heading })).parentElement
    expect(card?.textContent).toMatch(/Nobody else can see them\.Finish your symptom check$/)
    expect(card?.textContent).not.toMatch(/advice|well/)
  })

  test.each([
    ['of yesterday', { difficulty_breathing: 'moderate' }, addDays(today, -1)],
    ['without an answer', {}, today],
    ['with a warning sign, which has a card of its own', { difficulty_breathing: 'severe' }, today],
  ])('is not on Home %s', async (_, answers, day) => {
    await leaveCheck(answers, day)
    await openHome()
    await screen.findByRole('heading', { name: 'Connect to Care' })
    await waitFor(() => expect(screen.queryByText('Opening…')).toBeNull())
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
  })
})
