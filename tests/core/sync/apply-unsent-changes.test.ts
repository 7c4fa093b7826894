import {
  sortForSending,
  createsRecord,
  replaceEntryReport,
  applyUnsentChanges,
} from '@second-wind/core/sync/apply-unsent-changes'
import { mutationPayloads } from '@second-wind/core/sync/mutation'
import { describe, expect, test } from 'vitest'
import { aMessage } from '../../fixtures/a-message.ts'
import { aPatient } from '../../fixtures/a-patient.ts'
import { aReport, anEntry } from '../../fixtures/an-entry.ts'
import { fullReport } from '../../fixtures/full-records.ts'
import { idNumbered } from '../../fixtures/ids.ts'

const edit = (changes: object) => ({ kind: 'symptoms.update', payload: aReport(changes) })
const deletion = { kind: 'symptoms.delete', payload: {} }
const creation = { kind: 'symptoms.create', payload: aReport({ mood: 1 }) }

describe('an entry with unsent changes on top', () => {
  const full = anEntry(fullReport)

  test.each([
    ['nothing unsent: as it is', [], full],
    ['an edit replaces the whole report', [edit({ mood: 2 })], anEntry({ mood: 2 })],
    ['of two edits the later one counts', [edit({ mood: 2 }), edit({ mood: 3 })], anEntry({ mood: 3 })],
    ['a deletion takes it away', [deletion], undefined],
    ['a deletion takes it away for good', [deletion, edit({ mood: 2 })], undefined],
    ['a creation saved again later still comes first', [edit({ mood: 2 }), creation], anEntry({ mood: 2 })],
  ])('follows this rule: %s', (_, changes, expected) => {
    expect(applyUnsentChanges(full, changes)).toStrictEqual(expected)
    expect(full).toStrictEqual(anEntry(fullReport))
  })

  test('keeps its id, day and receipt through an edit', () => {
    const sent = { ...full, receivedAt: '2026-11-20T18:05:00.000Z' }
    const { id, userId, date, localDate, tzOffsetMin, receivedAt } = sent
    expect(replaceEntryReport(sent, aReport())).toStrictEqual({
      ...aReport(),
      ...{ id, userId, date, localDate, tzOffsetMin, receivedAt },
    })
  })
})

describe('a profile with unsent edits', () => {
  test('has the values they set, none that they clear, and keeps the rest', () => {
    const patch = (payload: object) => ({ kind: 'profile.patch', payload })
    const { phone: _phone, ...rest } = aPatient()
    expect(applyUnsentChanges(aPatient(), [patch({ age: 40 }), patch({ phone: null })])).toStrictEqual({
      ...rest,
      age: 40,
    })
    expect(
      applyUnsentChanges(aPatient(), [patch({ phone: null }), patch({ phone: '0113 496 0000' })]),
    ).toStrictEqual(aPatient({ phone: '0113 496 0000' }))
  })
})

describe('the order of sending', () => {
  test('starts with creations and keeps that of all other mutations', () => {
    const kinds = ['symptoms.update', 'profile.patch', 'symptoms.create', 'profile.create', 'symptoms.delete']
    expect(sortForSending(kinds.map((kind) => ({ kind }))).map(({ kind }) => kind)).toEqual([
      'symptoms.create',
      'symptoms.update',
      'profile.patch',
      'profile.create',
      'symptoms.delete',
    ])
  })
})

describe('a creation', () => {
  test('creates a record, and a new profile setup counts as one', () => {
    const making = Object.keys(mutationPayloads).filter((kind) => createsRecord({ kind }))
    expect(making).toEqual(['symptoms.create', 'triage.create', 'activities.create'])
  })
})

describe('a message with an unsent answer', () => {
  const answer = {
    kind: 'messages.answer',
    mutationId: idNumbered(9),
    occurredAt: '2026-11-20T18:02:00.000Z',
    payload: { answer: 'worse' },
  }
  const given = { id: idNumbered(9), answer: 'worse', answeredAt: '2026-11-20T18:02:00.000Z' } as const

  test('has the answer after earlier ones, and counts as opened', () => {
    const earlier = { ...given, id: idNumbered(8), answer: 'same' } as const
    expect(applyUnsentChanges(aMessage({ answers: [earlier] }), [answer])).toStrictEqual({
      ...aMessage({ answers: [earlier, given] }),
      seenAt: answer.occurredAt,
    })
  })

  test('keeps one answer when the server already has it', () => {
    const answered = aMessage({ seenAt: '2026-11-20T10:00:00.000Z', answers: [given] })
    expect(applyUnsentChanges(answered, [answer])).toStrictEqual(answered)
  })
})
