import {
  describeLastContact,
  lastContact,
  lastContactOf,
  lastContactWords,
} from '@second-wind/core/care/roster/last-contact'
import { describe, expect, test } from 'vitest'

const entry = { date: '2026-11-20T08:00:00Z', receivedAt: '2026-11-20T12:00:00Z' }
const check = { createdAt: '2026-11-20T10:00:00Z' }
const none = { lastSymptomEntry: null, lastTriageResult: null }
const at = (ms: number) => `at ${new Date(ms).toISOString().slice(11, 16)}`

describe('the last contact', () => {
  test.each([
    ['check-in', 'check-in at 09:00'],
    ['symptom-check', 'symptom check at 09:00'],
    ['reply', 'reply about a warning sign at 09:00'],
    ['answer', 'answer to a message at 09:00'],
  ] as const)('is what the patient told, here a %s, in words', (kind, words) => {
    const facts = { ...none, lastContact: { kind, at: '2026-11-20T09:00:00Z' } }
    expect(lastContact.parse(facts.lastContact)).toEqual(facts.lastContact)
    expect(describeLastContact(facts, at)).toBe(words)
  })

  test.each([
    ['usual', 'reply “back to normal” at 09:00'],
    ['not-usual', 'reply “not back to normal” at 09:00'],
    ['better', 'reply “better” at 09:00'],
    ['still', 'reply “still so” at 09:00'],
  ] as const)('names what a reply said, here "%s"', (reply, words) => {
    const contact = { kind: 'reply', at: '2026-11-20T09:00:00Z', reply } as const
    expect(describeLastContact({ ...none, lastContact: contact }, at)).toBe(words)
    expect(lastContact.parse(contact)).toEqual(contact)
  })

  test.each([
    ['worse', 'answer “Worse” at 09:00'],
    ['call', 'answer “Please call me” at 09:00'],
  ] as const)('names what an answer to a message said, here "%s"', (answer, words) => {
    const contact = { kind: 'answer', at: '2026-11-20T09:00:00Z', answer } as const
    expect(describeLastContact({ ...none, lastContact: contact }, at)).toBe(words)
    expect(lastContact.parse(contact)).toEqual(contact)
  })

  test('has a label for the record', () => {
    expect(lastContactWords.label).toBe('Last contact')
  })

  test('is dated by its arrival when the clock of the phone is in doubt, and says so', () => {
    const contact = { kind: 'check-in', at: '2026-11-20T09:00:00Z', isClockDoubtful: true } as const
    expect(describeLastContact({ ...none, lastContact: contact }, at)).toBe('check-in arrived at 09:00')
  })

  test('of a patient who has told nothing is not there', () => {
    expect(describeLastContact({ ...none, lastContact: null }, at)).toBe('no contact yet')
    expect(describeLastContact(none, at)).toBe('no contact yet')
  })

  test('from an older server is the newer of the check-in and the symptom check', () => {
    expect(lastContactOf({ lastSymptomEntry: entry, lastTriageResult: check })).toMatchObject({
      kind: 'symptom-check',
      at: check.createdAt,
    })
    const doubtful = { ...entry, isClockDoubtful: true }
    expect(lastContactOf({ lastSymptomEntry: doubtful, lastTriageResult: check })).toEqual({
      kind: 'check-in',
      at: entry.receivedAt,
      isClockDoubtful: true,
    })
    expect(lastContactOf({ lastSymptomEntry: entry, lastTriageResult: null })?.at).toBe(entry.date)
  })
})
