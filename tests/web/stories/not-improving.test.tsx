import { describe, expect, test } from 'vitest'
import { log, logUnread, read, send, setTo, withStory } from './story.tsx'

const usual = { coughSeverity: 4, breathlessness: 4, energy: 6, mood: 7 } as const
const trendClaim = /Improving|Stable/
const screens = ['history', 'analytics', 'aiTriage'] as const

async function expectNoTrendClaim(reason: RegExp) {
  const texts = await read(...screens)
  for (const screen of screens) {
    expect(texts[screen], screen).not.toMatch(trendClaim)
    expect(texts[screen], screen).toMatch(reason)
    expect(texts[screen], screen).toMatch(/Average \d/)
  }
}

describe('getting better by the figures, while the person says "Worse than usual"', () => {
  withStory({ conditions: ['COPD'], usualDay: { ...usual, setOn: '2026-11-01' } })

  test('is called improving on no screen, that day and after', async () => {
    for (const day of ['14', '15', '16']) {
      setTo(`2026-11-${day}T09:00:00Z`)
      await logUnread({ ...usual, breathlessness: 5 })
    }
    for (const day of ['17', '18', '19']) {
      setTo(`2026-11-${day}T09:00:00Z`)
      await logUnread({ ...usual, comparedWithUsual: 'worse' })
    }
    setTo('2026-11-19T12:00:00Z')
    await expectNoTrendClaim(/Because you had a warning sign recently, we only show/)
  })
})

describe('red phlegm that the person confirmed, then three silent days', () => {
  withStory({ conditions: [], respiratoryDiagnosis: 'None' })

  test('is called improving on no screen', async () => {
    for (const day of ['12', '13', '14']) {
      setTo(`2026-11-${day}T09:00:00Z`)
      await logUnread({ coughSeverity: 6, breathlessness: 5, energy: 4, mood: 5 })
    }
    setTo('2026-11-15T09:00:00Z')
    await log({ coughSeverity: 2, sputumColor: 'red', sputumConsistency: 'thin' })
    setTo('2026-11-18T10:00:00Z')
    await expectNoTrendClaim(
      /Because you had a 999 warning sign in the last 2 weeks and have not told us that you are better,/,
    )
    await send()
    await expectNoTrendClaim(/Because you had a 999 warning sign in the last 2 weeks/)
  })
})

describe('the same scores with 38.3 to 39.4 this morning, without a lung condition', () => {
  withStory({ conditions: [], respiratoryDiagnosis: 'None' })

  test('are called stable on no screen, and Analytics counts the sign', async () => {
    for (const day of ['17', '18', '19']) {
      setTo(`2026-11-${day}T09:00:00Z`)
      await logUnread({ coughSeverity: 8, breathlessness: 5, energy: 3 })
    }
    setTo('2026-11-20T09:00:00Z')
    await logUnread({ coughSeverity: 8, breathlessness: 5, energy: 3, temperature: 'moderate-fever' })
    await expectNoTrendClaim(/Because you had a warning sign recently, we only show/)
    const { analytics } = await read('analytics')
    expect(analytics).toMatch(/you logged a warning sign/)
    expect(analytics).not.toMatch(/None of your check-ins showed a warning sign/)
  })
})

describe('an open alert, without anything new', () => {
  withStory({ conditions: [], respiratoryDiagnosis: 'None' })

  test('keeps "Improving" away until a clinician has resolved it', async () => {
    setTo('2026-11-10T09:00:00Z')
    await logUnread({ coughSeverity: 9, breathlessness: 5 })
    await send()
    for (const day of ['17', '18', '19']) {
      setTo(`2026-11-${day}T09:00:00Z`)
      await logUnread({ coughSeverity: 3, breathlessness: 2 })
    }
    await send()
    await expectNoTrendClaim(/Because your care team has an alert to check, we only show/)
  })
})
