import { questions } from '@second-wind/core/content/triage/questions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { findDraft, listTriage, saveDraft } from '../../../../web/src/data/local/index.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import {
  address,
  answerAll,
  wellAnswersWith,
  button,
  saveAnswersDraft,
  labelOf,
  openChecker,
  expectQuestion,
} from './open-checker.tsx'

withFreshDatabase()
afterEach(() => vi.useRealTimers())
const offer = 'Carry on where you left off'

describe('continuing a check', () => {
  test('a check closed half-way continues where it was, on the same day', async () => {
    const first = await openChecker('/symptom-checker', 'respiratory')
    await first.user.click(button('Start Enhanced Assessment'))
    await first.user.click(
      screen.getByRole('radio', { name: labelOf('respiratory', 'difficulty_breathing', 'mild') }),
    )
    await expectQuestion(2)
    await waitFor(async () =>
      expect(await findDraft('symptom-check')).toMatchObject({ answers: { difficulty_breathing: 'mild' } }),
    )
    first.unmount()

    const { user } = await openChecker()
    await user.click(await screen.findByRole('button', { name: offer }))
    expect((await expectQuestion(2)).textContent).toMatch(/^Question 2 of 10/)
    await user.click(button('Back'))
    await expectQuestion(1)
    const mild = screen.getByRole<HTMLInputElement>('radio', {
      name: labelOf('respiratory', 'difficulty_breathing', 'mild'),
    })
    expect(mild.checked).toBe(true)
  })
})

describe('answers that are hours old', () => {
  async function leaveAtQuestion2(): Promise<void> {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T07:50:00') })
    const { user, unmount } = await openChecker('/symptom-checker', 'respiratory')
    await user.click(button('Start Enhanced Assessment'))
    await user.click(
      screen.getByRole('radio', { name: labelOf('respiratory', 'difficulty_breathing', 'mild') }),
    )
    await waitFor(async () =>
      expect(await findDraft('symptom-check')).toMatchObject({ answers: { difficulty_breathing: 'mild' } }),
    )
    unmount()
  }
  const words = 'You gave your first answer at 07:50. If anything has changed since, start again.'

  test('are shown with their time, and asked about from question 1, breathing first', async () => {
    await leaveAtQuestion2()
    vi.setSystemTime(Date.parse('2026-11-20T20:30:00'))
    const { user } = await openChecker()
    await screen.findByText(words)
    expect(screen.queryByRole('button', { name: offer })).toBeNull()
    await user.click(button('Go through my answers'))
    await expectQuestion(1)
    expect(
      screen.getByRole<HTMLInputElement>('radio', {
        name: labelOf('respiratory', 'difficulty_breathing', 'mild'),
      }).checked,
    ).toBe(true)
    expect(screen.getByText(words)).toBeDefined()
  })

  test('are shown with the time of the oldest when the check is carried on every few hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T14:50:00') })
    const draft = await saveAnswersDraft('respiratory', wellAnswersWith('respiratory'), 3)
    await saveDraft('symptom-check', {
      ...draft,
      firstAnsweredAt: new Date('2026-11-20T07:50:00').toISOString(),
      answeredAt: new Date('2026-11-20T11:20:00').toISOString(),
    })
    await openChecker()
    expect(await screen.findByText(words)).toBeDefined()
  })

  test('are stored with the time of the first one when the check is finished', async () => {
    await leaveAtQuestion2()
    vi.setSystemTime(Date.parse('2026-11-20T20:30:00'))
    const { user } = await openChecker('/symptom-checker?step=2')
    await expectQuestion(2)
    await answerAll(user, 'respiratory', wellAnswersWith('respiratory'), 2)
    await waitFor(async () =>
      expect(await listTriage()).toMatchObject([
        {
          firstAnsweredAt: new Date('2026-11-20T07:50:00').toISOString(),
          createdAt: new Date('2026-11-20T20:30:00').toISOString(),
        },
      ]),
    )
  })

  test('of an older app count from the only time that is known', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T20:30:00') })
    const last = questions.general.length
    const draft = await saveAnswersDraft('general', wellAnswersWith('general'), last - 1)
    const answeredAt = new Date('2026-11-20T07:50:00').toISOString()
    await saveDraft('symptom-check', { ...draft, answeredAt })
    const { user } = await openChecker(`/symptom-checker?step=${last}`)
    await expectQuestion(last)
    await answerAll(user, 'general', wellAnswersWith('general'), last)
    await waitFor(async () => expect(await listTriage()).toMatchObject([{ firstAnsweredAt: answeredAt }]))
  })

  test('are named with their time on the question that was left open, with the way to start again', async () => {
    await leaveAtQuestion2()
    vi.setSystemTime(Date.parse('2026-11-20T11:49:00'))
    const { user } = await openChecker('/symptom-checker?step=2')
    await expectQuestion(2)
    expect(screen.queryByText(words)).toBeNull()
    vi.setSystemTime(Date.parse('2026-11-20T11:51:00'))
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText(words)
    await user.click(button('Start again'))
    await screen.findByRole('tablist')
    expect(screen.queryByText(words)).toBeNull()
  })
})

describe('discarding the answers', () => {
  test('"Start again" deletes the draft', async () => {
    await saveAnswersDraft('general', wellAnswersWith('general'), 3)
    const { user } = await openChecker()
    await screen.findByRole('button', { name: offer })
    await user.click(button('Start again'))
    expect(screen.queryByRole('button', { name: offer })).toBeNull()
    await waitFor(async () => expect(await findDraft('symptom-check')).toBeUndefined())
  })

  test.each(['Start again', 'Start General Assessment'])(
    'answers that ask for advice are deleted only after a question: "%s"',
    async (name) => {
      await saveAnswersDraft(
        'general',
        { ...wellAnswersWith('general'), difficulty_breathing: 'moderate' },
        3,
      )
      const { user } = await openChecker()
      await user.click(await screen.findByRole('button', { name }))
      const ask = within(screen.getByRole('group', { name: 'Delete your answers?' }))
      expect(await findDraft('symptom-check')).toMatchObject({
        answers: { difficulty_breathing: 'moderate' },
      })
      await user.click(ask.getByRole('button', { name: 'Keep my answers' }))
      expect(await findDraft('symptom-check')).toMatchObject({
        answers: { difficulty_breathing: 'moderate' },
      })
      await user.click(button(name))
      await user.click(button('Yes, start again'))
      await waitFor(async () =>
        expect(await findDraft('symptom-check')).not.toMatchObject({
          answers: { difficulty_breathing: 'moderate' },
        }),
      )
    },
  )

  test('choosing a track deletes the draft', async () => {
    await saveAnswersDraft('general', wellAnswersWith('general'), 3)
    const { user } = await openChecker()
    await screen.findByRole('button', { name: offer })
    await user.click(button('Start General Assessment'))
    await expectQuestion(1)
    await waitFor(async () => expect(await findDraft('symptom-check')).toMatchObject({ answers: {} }))
  })

  test.each([
    ['of yesterday', () => saveAnswersDraft('general', wellAnswersWith('general'), 3, '2020-01-01')],
    ['of another version of the app', () => saveDraft('symptom-check', { step: 3 })],
  ])('happens to answers %s, which are not offered', async (_, keep) => {
    await keep()
    await openChecker()
    await waitFor(async () => expect(await findDraft('symptom-check')).toBeUndefined())
    expect(screen.queryByRole('button', { name: offer })).toBeNull()
  })
})

describe('after the check', () => {
  test('a finished check is not offered as an unfinished one', async () => {
    await saveAnswersDraft('general', wellAnswersWith('general'))
    const { user } = await openChecker('/symptom-checker?step=10')
    await screen.findByRole('heading', { name: 'Look after yourself at home' })
    await user.click(button('Check Again'))
    await screen.findByRole('tablist')
    expect(screen.queryByRole('button', { name: offer })).toBeNull()
    expect(address()).toBe('/symptom-checker')
    await waitFor(async () => expect(await findDraft('symptom-check')).toBeUndefined())
  })

  test('stored answers whose question has gone stay unanswered and are asked again', async () => {
    await saveAnswersDraft('general', { ...wellAnswersWith('general'), fever: 'tepid' })
    await openChecker('/symptom-checker?step=10')
    expect((await expectQuestion(3)).textContent).toMatch(/Do you have a high temperature\?$/)
  })

  test('"Check Again" goes back to the start of the check, with no answers', async () => {
    const { user } = await openChecker()
    await user.click(button('Start General Assessment'))
    await answerAll(user, 'general', wellAnswersWith('general', { fever: 'moderate' }))
    await user.click(await screen.findByRole('button', { name: 'Check Again' }))
    await waitFor(() => expect(address()).toBe('/symptom-checker'))
    await waitFor(async () => expect(await findDraft('symptom-check')).toBeUndefined())
    await user.click(button('Browser forward'))
    expect(address()).toBe('/symptom-checker?step=1')
    expect(screen.getByRole('tablist')).toBeDefined()
    expect(screen.queryByRole('button', { name: offer })).toBeNull()
  })

  test('an app left open overnight states that its answers are not of today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T21:00:00') })
    await saveAnswersDraft('general', wellAnswersWith('general'))
    const { user } = await openChecker('/symptom-checker?step=10')
    await screen.findByRole('heading', { name: 'Look after yourself at home' })
    expect(screen.queryByText(/^You started this check on another day/)).toBeNull()

    vi.setSystemTime(Date.parse('2026-11-21T08:00:00'))
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText(/^You started this check on another day/)
    await user.click(button('Start again'))
    await screen.findByRole('tablist')
    expect(screen.queryByText(/^You started this check/)).toBeNull()
  })
})
