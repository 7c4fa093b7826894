import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { saveCheckOn, saveEntryOn, withFridayEveningClock, openResult } from './open-ai-triage.tsx'

withFreshDatabase()
withFridayEveningClock()
withSectionsOpen()

const today = '2026-11-20'
const yesterday = '2026-11-19'

const sectionOf = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')
const listUnder = (name: string) =>
  [...(sectionOf(name)?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)

describe('the reasons for the level', () => {
  test('are all listed, with their day', async () => {
    await saveCheckOn(yesterday, 'monitor')
    await saveEntryOn(today, { breathlessness: 5, coughSeverity: 7, energy: 2 })
    await openResult({ isVulnerable: true })
    expect(screen.getByRole('heading', { name: /^High risk level/ })).toBeDefined()
    expect([...listUnder('Why we say this'), ...listUnder('More reasons')]).toEqual([
      'Your profile puts you in a higher-risk group.',
      'Your energy score is 2 or less (20 Nov).',
      'Your last symptom check said to get medical advice (19 Nov).',
      'Your breathlessness score is 4 or more (20 Nov).',
      'Your cough score is 6 or more (20 Nov).',
      'Your scores are high, and your usual day is not known (20 Nov).',
      'You have not told us that you are back to normal (19 Nov).',
    ])
  })

  test('are three as the result opens, and the rest is one tap away', async () => {
    localStorage.clear()
    await saveCheckOn(yesterday, 'monitor')
    await saveEntryOn(today, { breathlessness: 5, coughSeverity: 7, energy: 2 })
    const { user } = await openResult({ isVulnerable: true })
    expect(listUnder('Why we say this')).toHaveLength(3)
    expect(screen.queryByRole('heading', { name: /^(More reasons|Trends|What we looked at)$/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'How we worked this out' }))
    expect(listUnder('More reasons')).toHaveLength(4)
    expect(sectionOf('What we looked at')?.textContent).toMatch(/What we looked at.*The rules/)
  })

  test('say that an alert stays open after its entry was corrected, so that the level is no riddle', async () => {
    await saveEntryOn(today, { breathlessness: 3, untouchedFields: ['temperature'] })
    await openResult({ isVulnerable: false, alertCount: 1, openAlertSince: '2026-11-20T08:00:00.000Z' })
    expect(listUnder('Why we say this')).toEqual([
      'Your care team has an alert to check. It stays until they close it, even if you have changed your entry since.',
    ])
  })

  test('do not speak of a changed entry while a warning sign still counts', async () => {
    await saveEntryOn(today, { breathlessness: 9 })
    await openResult({ isVulnerable: false, alertCount: 1, openAlertSince: '2026-11-20T08:00:00.000Z' })
    expect(listUnder('Why we say this').join(' ')).not.toMatch(/changed your entry/)
  })

  test('about the same score are only the strictest', async () => {
    await saveEntryOn(today, { breathlessness: 9, coughSeverity: 9 })
    await openResult({ isVulnerable: false })
    const reasons = listUnder('Why we say this')
    expect(screen.queryByRole('heading', { name: 'More reasons' })).toBeNull()
    expect(reasons.filter((reason) => reason.includes('breathlessness score'))).toEqual([
      'Your breathlessness score is 9 or more (20 Nov).',
    ])
    expect(reasons.filter((reason) => reason.includes('cough'))).toHaveLength(1)
  })
})

describe('a warning sign', () => {
  test('is named as a high risk level, and the action plan once', async () => {
    await saveEntryOn('2026-11-20', { breathlessness: 8, coughSeverity: 8, sputumColor: 'green' })
    await openResult({ isVulnerable: false, respiratoryDiagnosis: 'COPD' })
    expect(screen.getByText('High risk level')).toBeDefined()
    expect(await screen.findAllByText(/If you have an action plan/)).toHaveLength(1)
  })
})
