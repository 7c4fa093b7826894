import { followUpAnswer, symptomChecks, toFollowUpOutcome } from '@second-wind/core/findings/follow-up'
import { namedFindingIds, stillLikeThis } from '@second-wind/core/findings/still-like-this'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import {
  checkAt,
  entryAt,
  findingIdsAt,
  type Logged,
  replyAt,
  currentFindingsAt,
} from './findings-fixtures.ts'

const stateAt = (at: string, logged: Logged) => stillLikeThis(currentFindingsAt(at, logged))

describe('what else counts', () => {
  const red = entryAt('2026-11-18T08:00:00Z', { breathlessness: 9, energy: 2 })
  const urgent = entryAt('2026-11-18T09:00:00Z', { coughSeverity: 9 })
  const secondRed = entryAt('2026-11-18T10:00:00Z', { sputumColor: 'red' })
  const now = '2026-11-18T12:00:00Z'
  const othersOf = (logged: Logged) =>
    stateAt(now, logged)?.others.map((findings) => findings.map(({ id }) => id))

  test('a later check replaces nothing: every record stays listed, the most serious first, then the newest', () => {
    const checks = [checkAt('2026-11-18T11:00:00Z', 'monitor')]
    expect(stateAt(now, { entries: [red, urgent, secondRed], checks })?.findings).toMatchObject([
      { id: 'phlegm-red' },
    ])
    expect(othersOf({ entries: [red, urgent, secondRed], checks })).toEqual([
      ['breathlessness-severe', 'energy-very-low'],
      ['check-monitor'],
      ['cough-severe'],
    ])
  })

  test('of the same record an urgent sign is listed, and one that is only to be watched is not', () => {
    const two = entryAt('2026-11-18T08:00:00Z', { breathlessness: 9, coughSeverity: 9 })
    expect(othersOf({ entries: [two] })).toEqual([['cough-severe']])
    expect(othersOf({ entries: [red] })).toEqual([])
    expect(othersOf({ entries: [urgent] })).toEqual([])
  })

  test('a reply "I still feel like this" is about a sign that is named, and is not listed', () => {
    const checks = [replyAt('2026-11-18T11:00:00Z', secondRed.id, 'still', 'phlegm-red')]
    expect(othersOf({ entries: [secondRed], checks })).toEqual([])
  })
})

describe('the reply to "Do you still feel like this?"', () => {
  const entry = entryAt('2026-11-18T08:00:00Z', { breathlessness: 9 })
  const now = '2026-11-18T12:00:00Z'

  test('a red flag without a reply: the question is asked', () => {
    expect(stateAt(now, { entries: [entry] })).toMatchObject({
      state: 'ask',
      findings: [{ id: 'breathlessness-severe', source: { id: entry.id } }],
    })
  })

  test('two red flags of one entry: one question names both', () => {
    const both = entryAt('2026-11-18T09:00:00Z', { breathlessness: 9, sputumColor: 'red' })
    expect(stateAt(now, { entries: [both] })?.findings.map(({ id }) => id)).toEqual([
      'breathlessness-severe',
      'phlegm-red',
    ])
  })

  test('"yes" is a red flag of its own, and the screen calls for 999 about what was logged', () => {
    const checks = [replyAt('2026-11-18T09:00:00Z', entry.id, 'still', 'breathlessness-severe')]
    expect(findingIdsAt(now, { entries: [entry], checks })).toEqual([
      'follow-up-still',
      'breathlessness-severe',
    ])
    expect(stateAt(now, { entries: [entry], checks })).toMatchObject({
      state: 'still',
      findings: [{ id: 'breathlessness-severe' }],
    })
  })

  test('"yes" counts 48 hours from the reply, longer than what it is about', () => {
    const checks = [replyAt('2026-11-19T09:00:00Z', entry.id, 'still', 'breathlessness-severe')]
    const later = '2026-11-20T12:00:00Z'
    expect(findingIdsAt(later, { entries: [entry], checks })).toEqual(['follow-up-still'])
    expect(stateAt(later, { entries: [entry], checks })?.state).toBe('still')
    expect(findingIdsAt('2026-11-21T09:00:00Z', { entries: [entry], checks })).toEqual([])
  })

  test('"I am better" keeps the finding, with the reply', () => {
    const checks = [replyAt('2026-11-18T09:00:00Z', entry.id, 'better', 'breathlessness-severe')]
    expect(currentFindingsAt(now, { entries: [entry], checks })).toMatchObject([
      { id: 'breathlessness-severe', level: 'emergency', reply: { answer: 'better' } },
    ])
    expect(stateAt(now, { entries: [entry], checks })?.state).toBe('better')
  })

  test('"yes", then "I am better": the newest reply counts, and nothing is removed', () => {
    const checks = [
      replyAt('2026-11-18T10:00:00Z', entry.id, 'better', 'breathlessness-severe'),
      replyAt('2026-11-18T09:00:00Z', entry.id, 'still', 'breathlessness-severe'),
    ]
    expect(findingIdsAt(now, { entries: [entry], checks })).toEqual([
      'follow-up-still',
      'breathlessness-severe',
    ])
    expect(stateAt(now, { entries: [entry], checks })?.state).toBe('better')
  })

  test('"I am better", then "yes": 999 again', () => {
    const checks = [
      replyAt('2026-11-18T10:00:00Z', entry.id, 'still', 'breathlessness-severe'),
      replyAt('2026-11-18T09:00:00Z', entry.id, 'better', 'breathlessness-severe'),
    ]
    expect(stateAt(now, { entries: [entry], checks })?.state).toBe('still')
  })

  test('the same sign in a later entry: asked once, about the later one', () => {
    const later = entryAt('2026-11-18T11:00:00Z', { breathlessness: 10 })
    const entries = [entry, later]
    expect(stateAt(now, { entries })).toMatchObject({
      state: 'ask',
      findings: [{ source: { id: later.id } }],
    })
    const checks = [replyAt('2026-11-18T11:30:00Z', later.id, 'better', 'breathlessness-severe')]
    expect(stateAt(now, { entries, checks })?.state).toBe('better')
  })

  test('a reply about an earlier record does not answer for a later one', () => {
    const later = entryAt('2026-11-18T11:00:00Z', { breathlessness: 9 })
    const checks = [replyAt('2026-11-18T09:00:00Z', entry.id, 'better', 'breathlessness-severe')]
    expect(stateAt(now, { entries: [entry, later], checks })).toMatchObject({
      state: 'ask',
      findings: [{ source: { id: later.id } }],
    })
  })

  test('without a red flag: an urgent sign is named, a sign to watch is not', () => {
    expect(stateAt(now, { entries: [entryAt('2026-11-18T08:00:00Z', { coughSeverity: 9 })] })?.state).toBe(
      'urgent',
    )
    expect(stateAt(now, { entries: [entryAt('2026-11-18T08:00:00Z', { energy: 2 })] })).toBeUndefined()
  })

  test('the record that the screen already shows is left out', () => {
    const current = currentFindingsAt(now, { entries: [entry] })
    expect(stillLikeThis(current, entry.id)).toBeUndefined()
  })

  test('the stored reply is read back, and is not a symptom check', () => {
    const outcome = toFollowUpOutcome({ about: entry.id, answer: 'better' }, 'breathlessness-severe')
    const stored = { ...checkAt(now, outcome.result), ...outcome }
    expect(outcome.result).toBe('monitor')
    expect(followUpAnswer(stored)).toEqual({
      about: entry.id,
      answer: 'better',
      findingIds: ['breathlessness-severe'],
      at: stored.createdAt,
    })
    expect(toFollowUpOutcome({ about: entry.id, answer: 'still' }, 'x').result).toBe('seek_help')
    expect(symptomChecks([stored])).toEqual([])
    expect(followUpAnswer(checkAt(now, 'monitor'))).toBeUndefined()
    expect(followUpAnswer({ ...stored, answers: { about: entry.id, answer: 'perhaps' } })).toBeUndefined()
  })
})

describe('an entry edited after the reply "I am better"', () => {
  const entry = entryAt('2026-11-18T08:00:00Z', { breathlessness: 9 })
  const reply = replyAt('2026-11-18T09:00:00Z', entry.id, 'better', 'breathlessness-severe')
  const edited: SymptomEntry = { ...entry, sputumColor: 'red', temperature: 'high-fever' }
  const now = '2026-11-18T10:00:00Z'

  test('red flags that the edit added are asked about, and carry no reply', () => {
    const logged = { entries: [edited], checks: [reply] }
    const replies = currentFindingsAt(now, logged).map(({ id, reply: given }) => [id, given?.answer])
    expect(Object.fromEntries(replies)).toEqual({
      'breathlessness-severe': 'better',
      'phlegm-red': undefined,
      'fever-high': undefined,
    })
    expect(stateAt(now, logged)?.state).toBe('ask')
  })

  test('a reply to the card that names them answers them all', () => {
    const card = stateAt(now, { entries: [edited], checks: [reply] })
    const named = card ? namedFindingIds(card) : expect.unreachable()
    const again = replyAt('2026-11-18T10:01:00Z', entry.id, 'better', ...named)
    expect(stateAt('2026-11-18T10:02:00Z', { entries: [edited], checks: [again, reply] })?.state).toBe(
      'better',
    )
  })

  test('a reply stored before each sign was named answers the one that it holds', () => {
    const old = checkAt('2026-11-18T09:00:00Z', 'monitor', {
      track: 'follow-up',
      answers: { about: entry.id, answer: 'better', finding: 'breathlessness-severe' },
    })
    expect(stateAt(now, { entries: [entry], checks: [old] })?.state).toBe('better')
    expect(stateAt(now, { entries: [edited], checks: [old] })?.state).toBe('ask')
  })

  test('"I am better" about another sign does not take back "yes"', () => {
    const still = replyAt('2026-11-18T09:30:00Z', entry.id, 'still', 'breathlessness-severe')
    const better = replyAt('2026-11-18T09:45:00Z', entry.id, 'better', 'phlegm-red')
    expect(stateAt(now, { entries: [edited], checks: [better, still] })?.state).toBe('still')
  })

  test('"I am better now" takes back "yes" also when an edit has removed the sign', () => {
    const still = replyAt('2026-11-18T09:30:00Z', entry.id, 'still', 'breathlessness-severe', 'phlegm-red')
    const logged = { entries: [entry], checks: [still] }
    const card = stateAt(now, logged)
    const named = card ? namedFindingIds(card) : expect.unreachable()
    const better = replyAt('2026-11-18T10:01:00Z', entry.id, 'better', ...named)
    expect(stateAt('2026-11-18T10:02:00Z', { ...logged, checks: [better, still] })?.state).toBe('better')
  })
})

describe('replies from a phone whose clock was ahead', () => {
  const now = '2026-11-20T11:00:00Z'
  const red = entryAt('2026-11-20T12:00:00Z', { breathlessness: 9 })

  test('the reply "I am better" counts at once', () => {
    const checks = [replyAt('2026-11-20T10:30:00Z', red.id, 'better', 'breathlessness-severe')]
    expect(stateAt(now, { entries: [red], checks })?.state).toBe('better')
  })

  test('"yes" and then "I am better": the order of arrival decides', () => {
    const still = {
      ...replyAt('2026-11-20T12:00:00Z', red.id, 'still', 'breathlessness-severe'),
      receivedAt: '2026-11-20T10:00:00Z',
    }
    const better = replyAt('2026-11-20T10:30:00Z', red.id, 'better', 'breathlessness-severe')
    expect(stateAt(now, { entries: [red], checks: [still] })?.state).toBe('still')
    expect(stateAt(now, { entries: [red], checks: [still, better] })?.state).toBe('better')
  })
})
