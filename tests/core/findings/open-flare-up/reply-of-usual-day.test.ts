import { replyOfUsualDay } from '@second-wind/core/findings/follow-up-card'
import { usualReply } from '@second-wind/core/findings/follow-up-reply'
import { epochMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { checkAt, entryAt } from '../findings-fixtures.ts'
import { copd, flareUp, on, stateAt, usual, usualReplyAt, worse } from './open-flare-up-fixtures.ts'

const notYetAbout = (id: string) => usualReplyAt(on(4, '08'), id, 'not-usual')
const notYet = notYetAbout(flareUp.id)

/** On the morning of "No, not yet", with the answer that breathing and phlegm are back to usual. */
const replyTo = (changes: Partial<SymptomReport>, sign = flareUp) =>
  replyOfUsualDay(
    entryAt(on(4), { ...usual, ...changes }),
    { entries: [sign], checks: [notYetAbout(sign.id)] },
    copd,
    epochMs(on(4)),
  )

describe('"Yes, both" beside a usual day', () => {
  test('is the later reply that the person is back to usual, which ends the flare-up', () => {
    const reply = replyTo({})
    if (!reply) expect.unreachable()
    expect(usualReply(reply)).toBe('usual')
    const entries = [entryAt(on(4), usual), flareUp]
    expect(stateAt(on(4, '10'), { entries, checks: [notYet] })).toBe('not-usual')
    const checks = [checkAt(on(4), reply.result, reply), notYet]
    expect(stateAt(on(4, '10'), { entries, checks })).toBeUndefined()
  })

  test.each<[string, Partial<SymptomReport>]>([
    ['one sign above usual', { breathlessness: 5 }],
    ['37.8 °C', { temperature: 'low-fever' }],
    ['"worse than usual"', { comparedWithUsual: 'worse' }],
  ])('is no reply beside an entry with %s', (_, changes) => {
    expect(replyTo(changes)).toBeUndefined()
  })

  test('is no reply while the entry leaves out what the sign was about', () => {
    const hot = entryAt(on(0, '08'), { ...worse, temperature: 'moderate-fever' })
    expect(replyTo({ untouchedFields: ['temperature'] }, hot)).toBeUndefined()
    expect(replyTo({}, hot)).toBeDefined()
  })

  test('is the reply also when the person was not asked before', () => {
    const records = { entries: [flareUp], checks: [] }
    expect(stateAt(on(4), records)).toBe('usual-again')
    expect(replyOfUsualDay(entryAt(on(4), usual), records, copd, epochMs(on(4)))).toBeDefined()
  })

  test.each([
    ['as high as usual', 5, true],
    ['higher than usual by a score that is no sign itself', 3, false],
  ])('beside high scores that are %s is a reply: %s', (_, energy, isReply) => {
    const severe = { ...copd, usual: { setOn: '2026-10-01', breathlessness: 5, coughSeverity: 6, energy: 5 } }
    const scores = { breathlessness: 5, coughSeverity: 6, energy }
    const sign = entryAt(on(0, '08'), { ...worse, breathlessness: 8, coughSeverity: 8, energy: 5 })
    const records = { entries: [sign], checks: [] }
    expect(stateAt(on(4), records, severe)).toBe('usual-again')
    const reply = replyOfUsualDay(entryAt(on(4), { ...usual, ...scores }), records, severe, epochMs(on(4)))
    expect(reply !== undefined).toBe(isReply)
  })

  test('is no reply while a sign of these days asks for advice', () => {
    expect(replyTo({}, entryAt(on(4, '07'), worse))).toBeUndefined()
  })

  test('does not hide what a later change of the entry of the same moment shows', () => {
    const checks = [usualReplyAt(on(4), flareUp.id, 'usual')]
    expect(stateAt(on(6), { entries: [entryAt(on(4), worse), flareUp], checks })).toBe('usual-again')
  })
})
