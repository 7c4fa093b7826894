import { describe, expect, test } from 'vitest'
import { companionSpeech } from '../../../../../web/src/patient/home/hero/companion-speech.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { anEntry } from '../../../../fixtures/an-entry.ts'

const today = '2026-11-20'

describe('the companion', () => {
  test('neither praises nor jokes while the care team has not had an entry for days', () => {
    const facts = {
      profile: aPatient(),
      entries: [anEntry({ localDate: today, date: `${today}T08:00:00.000Z` })],
      checks: [],
      messages: [],
      today,
      nowMs: Date.parse(`${today}T12:00:00Z`),
    }
    expect(companionSpeech(facts).mood).toBe('done')
    expect(companionSpeech({ ...facts, isOverdue: true })).toMatchObject({
      mood: 'medium',
      line: 'If your care team needs to know what you logged, call them.',
      isSaidAbove: true,
    })
  })
})
