import { gpOutOfHours } from '@second-wind/core/content/help/northern-ireland'
import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { captureMoment } from '@second-wind/core/platform/moment'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listSymptoms, newId } from '../../../../web/src/data/local/index.ts'
import { saveActionPlan, saveTriage } from '../../../../web/src/data/local/lazy.ts'
import { adviceTodayHeading } from '../../../fixtures/advice-today-heading.ts'
import { anActionPlan } from '../../../fixtures/an-action-plan.ts'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { saveCheckOn, saveEntryOn, withFridayEveningClock, openResult } from './open-ai-triage.tsx'

withFreshDatabase()
withFridayEveningClock()
withSectionsOpen()

const today = '2026-11-20'
const yesterday = '2026-11-19'

const result = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent
const order = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const under = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest('section')?.textContent ?? ''

describe('a warning sign in the log', () => {
  test('shows the emergency card and 999 before anything else', async () => {
    await saveEntryOn(today, { breathlessness: 9 })
    await openResult({ isVulnerable: false })
    expect(result()).toMatch(/^A warning sign in your records/)
    const call = await screen.findByRole('link', { name: 'Call 999' })
    expect(call.getAttribute('href')).toBe('tel:999')
    expect(order()[1]).toMatch(/Call 999 if you still feel like this$/)
    const signs = screen.getByRole('heading', { name: /Call 999 or go to A&E now if:$/ })
    expect(signs.closest('details')?.open).toBe(false)
    expect(screen.getByRole('link', { name: 'Call 111' }).getAttribute('href')).toBe('tel:111')
    expect(await screen.findByText(/you logged breathlessness [89] out of 10/)).toBeDefined()
    expect(screen.queryByText('Example figure')).toBeNull()
  })

  test('without a 999 sign shows the card of Home first, and no call to 999 as the first thing to do', async () => {
    await saveEntryOn(today, { breathlessness: 8 })
    await openResult({ isVulnerable: false })
    const card = await screen.findByRole('heading', { name: adviceTodayHeading })
    expect(order()[1]).toBe(card.textContent)
    expect(screen.queryByText(/Immediate action required|Call 999 or go to A&E now/)).toBeNull()
  })

  test('of breathlessness 6 without a lung condition keeps the advice of Home before the symptom check', async () => {
    await saveEntryOn(today, { breathlessness: 6 })
    await openResult({ isVulnerable: false, conditions: [], respiratoryDiagnosis: undefined })
    expect(await screen.findByRole('heading', { name: adviceTodayHeading })).toBeDefined()
    expect(screen.getByText(/^Get the advice above first\./)).toBeDefined()
    expect(screen.queryByText(/^Do the symptom check (now|today)\./)).toBeNull()
  })

  test('never names 111 alone in Northern Ireland', async () => {
    await saveEntryOn(today, { sputumColor: 'red' })
    await openResult({ nation: 'northern-ireland' })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Call 111' })).toBeNull())
    expect(screen.getByRole('link', { name: gpOutOfHours }).getAttribute('href')).toBe('/care')
    expect(await screen.findByText(/you logged red or blood-stained phlegm\.$/)).toBeDefined()
  })

  test('has the same effect in a symptom check', async () => {
    await saveCheckOn(yesterday, 'seek_help')
    await saveEntryOn(today)
    await openResult({ isVulnerable: false })
    expect(order()[1]).toMatch(/Call 999 or go to A&E now if:$/)
    expect(screen.getByText('You did this check on Thursday 19 November 2026.')).toBeDefined()
  })
})

describe('the reasons for the level', () => {
  test('name a sign logged yesterday with its time, and give the same advice once', async () => {
    await saveEntryOn(yesterday, { breathlessness: 9 })
    await saveEntryOn(yesterday, { breathlessness: 10 })
    await saveEntryOn(today)
    await openResult({ isVulnerable: false })
    await waitFor(() =>
      expect(screen.getAllByText(/you logged breathlessness (9|10) out of 10/)).toHaveLength(3),
    )
    expect(screen.getAllByText('If you are too breathless to speak, call 999.')).toHaveLength(1)
    expect(under('Why we say this')).toMatch(/breathlessness score is 9 or more \(19 Nov\)/)
    expect(under('What we looked at')).toMatch(/2 warning signs in what you logged/)
  })

  test('name a 999 check of the last 7 days beside a milder one of the same day', async () => {
    await saveCheckOn('2026-11-17', 'seek_help')
    await saveCheckOn('2026-11-17', 'stay_home', '09')
    await saveEntryOn(today)
    await openResult({ isVulnerable: false, conditions: [], respiratoryDiagnosis: undefined })
    expect(
      await screen.findByText(/^A symptom check on Tuesday 17 November 2026 said to get emergency help\./),
    ).toBeDefined()
    expect(under('What we looked at')).toMatch(/An earlier one on 17 Nov: /)
  })

  test('name worsening scores, and an entry without a warning sign is not called an all-clear', async () => {
    await saveEntryOn('2026-11-18', { coughSeverity: 2 })
    await saveEntryOn(yesterday, { coughSeverity: 3 })
    await saveEntryOn(today, { coughSeverity: 3 })
    await openResult({ isVulnerable: false })
    expect(result()).toMatch(/^No warning sign in what you logged/)
    expect(screen.getByText(/^This is not an all-clear/)).toBeDefined()
    expect(screen.getByText(/^These scores are getting worse: cough\./)).toBeDefined()
  })
})

describe('the advice for the level', () => {
  test('has no call to 111 as a thing to do now for a medium level that is usual, which is called usual', async () => {
    await saveEntryOn(today, { coughSeverity: 4, breathlessness: 4, energy: 6 })
    await openResult({
      isVulnerable: false,
      usualDay: { coughSeverity: 4, breathlessness: 4, energy: 6, setOn: '2026-10-01' },
    })
    expect(result()).toMatch(/^Medium risk level/)
    expect(screen.getByText(/^This is like your usual day\./)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Call 111' })).toBeNull()
  })

  test('is that of the log for a person like their usual day, with the alert that is not closed beside it', async () => {
    await saveEntryOn(today, { coughSeverity: 4, breathlessness: 4, energy: 6 })
    await openResult({
      isVulnerable: false,
      alertCount: 1,
      openAlertSince: '2026-11-16T08:00:00.000Z',
      usualDay: { coughSeverity: 4, breathlessness: 4, energy: 6, setOn: '2026-10-01' },
    })
    expect(result()).toMatch(/^Medium risk level/)
    expect(screen.getByText(/^This is like your usual day\./)).toBeDefined()
    expect(
      screen.getByText(
        'Your care team has not closed the alert from 16 November yet. The level above is from what you logged since then.',
      ),
    ).toBeDefined()
    expect(document.body.textContent).not.toMatch(/High risk level|Do the symptom check now/)
  })

  test('names two alerts beside a low level, and no example figure', async () => {
    await saveEntryOn(today, { energy: 8 })
    await openResult({
      isVulnerable: false,
      conditions: [],
      respiratoryDiagnosis: undefined,
      alertCount: 2,
      openAlertSince: '2026-11-16T08:00:00.000Z',
    })
    expect(result()).toMatch(/^No warning sign in what you logged/)
    expect(
      screen.getByText(/^Your care team has not closed 2 earlier alerts yet, the oldest from 16 November\./),
    ).toBeDefined()
    expect(screen.queryByText('Example figure')).toBeNull()
  })

  test('is that of a symptom check of today that said to get advice, not the check again', async () => {
    await saveCheckOn(today, 'monitor')
    await saveEntryOn(today)
    await openResult({ isVulnerable: false })
    const text = document.body.textContent
    expect(text).toMatch(
      /Your symptom check said to get medical advice\. Contact a GP surgery or call 111 today\./,
    )
    expect(text).not.toMatch(/Do the symptom check (now|today)\.|0 warning signs/)
    expect(text).toMatch(/1 warning sign in what you logged\./)
    await screen.findByRole('link', { name: 'Call 999' })
    expect(screen.getAllByRole('link', { name: 'Call 111' })).toHaveLength(1)
  })

  test('counts a warning sign of three days ago that is still there, and is not a check', async () => {
    await saveEntryOn('2026-11-17', { breathlessness: 9 })
    const [sign] = await listSymptoms(1)
    const { result: level, ...reply } = toFollowUpOutcome(
      { about: sign?.id ?? '', answer: 'still' },
      'breathlessness-severe',
    )
    const at = captureMoment(Date.parse('2026-11-17T09:00:00Z'), 0)
    await saveTriage(newId(), { result: level, ...reply }, at)
    await openResult({ isVulnerable: true, conditions: ['COPD'] })
    const named = await screen.findByText(/^On Tuesday at 08:00 you logged breathlessness 9 out of 10\./)
    expect(named.textContent).toMatch(
      /you told us that a warning sign is still there\. You have not told us since then that you are better\.$/,
    )
    expect(document.body.textContent).not.toMatch(/\b0 warning signs|Do the symptom check now\./)
    expect(document.body.textContent).toMatch(
      /Since the warning sign above, you have not logged a day when you were as you usually are\./,
    )
  })
})

describe('the action plan that the patient has typed in', () => {
  const plan = () => screen.findByRole('link', { name: /^(See my own action|My) plan/ })
  test.each([
    ['after a warning sign', 9],
    ['at a raised level', 5],
  ])('is one tap away %s, below the call', async (_, breathlessness) => {
    await saveActionPlan(anActionPlan())
    await saveEntryOn(today, { breathlessness })
    await openResult({ isVulnerable: false })
    const link = await plan()
    expect(link.getAttribute('href')).toBe('/enhanced-self-care?tab=plan')
    const call = screen.getByRole('link', { name: 'Call 111' })
    expect(call.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('missing information in the analysis', () => {
  test('leads without entries to "not enough information" and a list of what is missing', async () => {
    await openResult()
    expect(result()).toMatch(/^Not enough information yet/)
    expect(under('What is missing')).toMatch(
      /your profile.*not logged how you feel.*not done a symptom check/,
    )
    expect(screen.queryByText(/No warning sign|None of the/)).toBeNull()
    expect(under('Why we say this')).toMatch(/There was nothing to look at\.$/)
    const [check] = screen.getAllByRole('link', { name: 'Do the symptom check' })
    expect(check?.getAttribute('href')).toBe('/symptom-checker')
  })

  test('is a check-in of 3 days ago, which shows nothing about today', async () => {
    await saveEntryOn('2026-11-17')
    await openResult({ isVulnerable: false })
    expect(result()).toMatch(/^Not enough information yet/)
    expect(under('What is missing')).toMatch(/Your last check-in was on Tuesday 17 November 2026/)
  })

  test('is a score that was not set, which does not count as an answer', async () => {
    await saveEntryOn(today, { energy: 5, untouchedScores: ['energy'] })
    await openResult({ isVulnerable: false })
    expect(result()).toMatch(/^Not enough information yet/)
    expect(under('What is missing')).toMatch(/a score for energy/)
  })
})

describe('the page of the result', () => {
  test('states in its heading that no AI was used, and labels each quoted figure an example', async () => {
    await saveEntryOn(today)
    await openResult()
    expect(result()).toMatch(/No AI is used\. We use set rules to check what you logged\.$/)
    for (const figure of [/94% of the time/, /847 people/]) {
      expect(screen.getByText(figure).textContent).toMatch(/^Example figure: /)
    }
  })

  test('shows a child that it is written for adults', async () => {
    await saveEntryOn(today)
    await openResult({ age: 12 })
    expect(screen.getByText(/^This check is written for adults/)).toBeDefined()
  })
})
