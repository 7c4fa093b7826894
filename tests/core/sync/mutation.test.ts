import {
  entityIdOf,
  entityKinds,
  entityKindOf,
  isMutationKind,
  mutation,
  mutationPayloads,
  sentVersionOf,
} from '@second-wind/core/sync/mutation'
import { describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { idNumbered } from '../../fixtures/ids.ts'

const scores = { coughSeverity: 4, breathlessness: 3, energy: 6, mood: 7 }
const report = { ...scores, temperature: 'normal', sputumColor: 'clear', sputumConsistency: 'thin' }

/** Payloads as released apps send them: literal, because they never change. A phone may send one months later. */
const released = [
  [
    'symptoms.create',
    1,
    {
      ...report,
      peakFlowLpm: 310,
      peakFlowZone: '50_80',
      relieverPuffs: 0,
      comparedWithUsual: 'worse',
      notes: 'Worse on the stairs.',
      untouchedScores: ['mood'],
      untouchedFields: ['sputumConsistency'],
    },
  ],
  ['symptoms.update', 1, { ...report, mood: 2, notes: 'Worse at night, and in the morning.' }],
  ['symptoms.update', 2, { ...report, mood: 2, sputumAmount: 'more', comparedWithUsual: 'much-worse' }],
  ['symptoms.delete', 1, {}],
  [
    'triage.create',
    1,
    {
      result: 'seek_help',
      track: 'respiratory',
      answers: { rescue_inhaler: 'not_helping' },
      reasons: ['reliever-not-helping'],
      redFlags: ['Reliever inhaler not working'],
      rulesVersion: '2026-11',
    },
  ],
  [
    'activities.create',
    1,
    { type: 'hydration', title: 'Drink water', completed: false, progress: 3, durationMin: 0 },
  ],
  ['activities.update', 1, { completed: true, progress: 8 }],
  [
    'profile.create',
    1,
    {
      name: 'Amina Yusuf',
      email: 'amina.yusuf@example.org',
      username: 'amina',
      age: 34,
      gender: 'female',
      location: 'Leeds',
      conditions: ['Asthma'],
      respiratoryDiagnosis: 'Asthma',
      isVulnerable: false,
      companionAvatar: 'joy',
      phone: '07700 900123',
      nation: 'wales',
      inhaler: 'air-or-mart',
      peakFlowBestLpm: 480,
      usualDay: {
        coughSeverity: 4,
        breathlessness: 4,
        energy: 5,
        mood: 6,
        sputumColor: 'clear',
        sputumConsistency: 'thin',
        relieverPuffs: 2,
        setOn: '2026-11-20',
      },
      settings: { symptoms: true, medication: false, airQuality: true, progress: false },
    },
  ],
  ['profile.patch', 1, { location: 'Aberystwyth', isVulnerable: true, phone: null }],
  ['messages.seen', 1, {}],
  ['messages.answer', 1, { answer: 'worse' }],
  ['notifications.read', 1, { marks: ['af63bd4c8601b7df', '0123456789abcdef'] }],
] as const

const payloadOf: Record<
  string,
  Record<number, { safeParse(value: unknown): { success: boolean; data?: unknown } }>
> = mutationPayloads

describe('the kinds of mutation', () => {
  test.each(released)('%s version %i is parsed unchanged as released', (kind, v, payload) => {
    expect(payloadOf[kind]?.[v]?.safeParse(payload)).toMatchObject({ success: true, data: payload })
  })

  test('every kind and version has a released example', () => {
    const known = Object.entries(mutationPayloads).flatMap(([kind, versions]) =>
      Object.keys(versions).map((v) => `${kind}@${v}`),
    )
    expect(released.map(([kind, v]) => `${kind}@${v}`)).toEqual(known)
  })

  test.each(released)('the app sends the newest version of %s', (kind) => {
    expect(sentVersionOf(kind)).toBe(Math.max(...Object.keys(mutationPayloads[kind]).map(Number)))
  })

  test.each(released)('%s rejects an unknown field', (kind, v, payload) => {
    expect(payloadOf[kind]?.[v]?.safeParse({ ...payload, extra: 1 }).success).toBe(false)
  })

  test.each(released)('%s belongs to one kind of record', (kind) => {
    expect(isMutationKind(kind) && entityKinds.includes(entityKindOf(kind))).toBe(true)
  })

  test('the name of an inherited property is not a kind', () => {
    for (const kind of ['toString', '__proto__', 'constructor', 'symptoms', ''])
      expect(isMutationKind(kind)).toBe(false)
  })
})

describe('the envelope of a change', () => {
  const accepts = (changes: object) => mutation.safeParse({ ...aMutation(), ...changes }).success

  test('a mutation of an unknown kind reaches the server unchanged', () => {
    const fromTheFuture = aMutation({ kind: 'peak-flow.create', v: 3, payload: { litresPerMin: 410 } })
    expect(mutation.parse(fromTheFuture)).toEqual(fromTheFuture)
  })

  test('an id has only one accepted spelling', () => {
    expect(mutation.parse(aMutation({ mutationId: '0199A000-0000-7000-8000-00000000ABCD' })).mutationId).toBe(
      idNumbered(0xabcd),
    )
  })

  test('sequence numbers start at 1', () => {
    for (const clientSeq of [1, 2, 100_000]) expect(accepts({ clientSeq })).toBe(true)
    for (const clientSeq of [0, -1, 1.5, '1', Number.NaN]) expect(accepts({ clientSeq })).toBe(false)
    expect(accepts({ v: 0 })).toBe(false)
  })

  test('an unknown field is rejected', () => {
    expect(accepts({ priority: 'high' })).toBe(false)
    expect(accepts({ mutationId: 'not-an-id' })).toBe(false)
  })

  test('a record has the id of the change that created it, unless another is given', () => {
    expect(entityIdOf(aMutation())).toBe(idNumbered(1))
    expect(entityIdOf(aMutation({ entityId: idNumbered(9) }))).toBe(idNumbered(9))
  })
})
