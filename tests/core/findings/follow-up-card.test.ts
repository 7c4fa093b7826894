import { namedFindingIds, followUpCard } from '@second-wind/core/findings/follow-up-card'
import { followUpReply, symptomChecks, toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
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

const stateAt = (at: string, logged: Logged) => followUpCard(currentFindingsAt(at, logged))

describe('the list of what else counts', () => {
  const red = entryAt('2026-11-18T08:00:00Z', { breathlessness: 9, energy: 2 })
  const urgent = entryAt('2026-11-18T09:00:00Z', { coughSeverity: 9 })
  const secondRed = entryAt('2026-11-18T10:00:00Z', { sputumColor: 'red' })
  const now = '2026-11-18T12:00:00Z'
  const othersOf = (logged: Logged) =>
    stateAt(now, logged)?.others.map((findings) => findings.map(({ id }) => id))

  test('has every record after a later check too, the most serious first, whatever their time', () => {
    const checks = [checkAt('2026-11-18T11:00:00Z', 'monitor')]
    expect(stateAt(now, { entries: [red, urgent, secondRed], checks })?.findings).toMatchObject([
      { id: 'breathlessness-severe' },
    ])
    expect(othersOf({ entries: [red, urgent, secondRed], checks })).toEqual([
      ['phlegm-red'],
      ['cough-severe'],
      ['check-monitor'],
    ])
  })

  test('has the urgent sign of the same record, and not the one that is only to be watched', () => {
    const two = entryAt('2026-11-18T08:00:00Z', { breathlessness: 9, coughSeverity: 9 })
    expect(othersOf({ entries: [two] })).toEqual([['cough-severe']])
    expect(othersOf({ entries: [red] })).toEqual([])
    expect(othersOf({ entries: [urgent] })).toEqual([])
  })

  test('leaves out the reply "I still feel like this", which is about a sign that is named', () => {
    const checks = [replyAt('2026-11-18T11:00:00Z', secondRed.id, 'still', 'phlegm-red')]
    expect(othersOf({ entries: [secondRed], checks })).toEqual([])
  })
})

describe('the reply to "Do you still feel like this?"', () => {
  const entry = entryAt('2026-11-18T08:00:00Z', { breathlessness: 9 })
  const now = '2026-11-18T12:00:00Z'

  test('is asked for after a red flag without a reply', () => {
    expect(stateAt(now, { entries: [entry] })).toMatchObject({
      state: 'ask',
      findings: [{ id: 'breathlessness-severe', source: { id: entry.id } }],
    })
  })

  test('does not come before a warning sign that was logged after "I am better"', () => {
    const checks = [replyAt('2026-11-18T09:00:00Z', entry.id, 'better', 'breathlessness-severe')]
    const before = entryAt('2026-11-18T08:30:00Z', { coughSeverity: 9 })
    const since = entryAt('2026-11-18T10:00:00Z', { breathlessness: 8 })
    expect(stateAt(now, { entries: [entry, before], checks })?.state).toBe('better')
    expect(stateAt(now, { entries: [entry, before, since], checks })).toMatchObject({
      state: 'urgent',
      findings: [{ source: { id: since.id } }],
      others: [[{ id: 'breathlessness-severe' }], [{ id: 'cough-severe' }]],
    })
  })

  test('is asked for by one question that names both red flags of an entry', () => {
    const both = entryAt('2026-11-18T09:00:00Z', { breathlessness: 9, sputumColor: 'red' })
    expect(stateAt(now, { entries: [both] })?.findings.map(({ id }) => id)).toEqual([
      'breathlessness-severe',
      'phlegm-red',
    ])
  })

  test('is a red flag of its own when it is "yes", and the screen calls for 999 about what was logged', () => {
    const checks = [replyAt('2026-11-18T09:00:00Z', entry.id, 'still', 'breathlessness-severe')]
    expect(findingIdsAt(now, { entries: [entry], checks })).toEqual([
      'breathlessness-severe',
      'follow-up-still',
    ])
    expect(stateAt(now, { entries: [entry], checks })).toMatchObject({
      state: 'still',
      findings: [{ id: 'breathlessness-severe' }],
    })
  })

  test('counts for 48 hours from its own time when it is "yes", longer than the sign it is about', () => {
    const checks = [replyAt('2026-11-19T09:00:00Z', entry.id, 'still', 'breathlessness-severe')]
    const later = '2026-11-20T12:00:00Z'
    expect(findingIdsAt(later, { entries: [entry], checks })).toEqual(['follow-up-still'])
    expect(stateAt(later, { entries: [entry], checks })?.state).toBe('still')
    expect(findingIdsAt('2026-11-21T09:00:00Z', { entries: [entry], checks })).toEqual([])
  })

  test('stays beside the finding when it is "I am better"', () => {
    const checks = [replyAt('2026-11-18T09:00:00Z', entry.id, 'better', 'breathlessness-severe')]
    expect(currentFindingsAt(now, { entries: [entry], checks })).toMatchObject([
      { id: 'breathlessness-severe', level: 'emergency', reply: { answer: 'better' } },
    ])
    expect(stateAt(now, { entries: [entry], checks })?.state).toBe('better')
  })

  test('is "I am better" after "yes" when that is the newest, and the finding stays', () => {
    const checks = [
      replyAt('2026-11-18T10:00:00Z', entry.id, 'better', 'breathlessness-severe'),
      replyAt('2026-11-18T09:00:00Z', entry.id, 'still', 'breathlessness-severe'),
    ]
    expect(findingIdsAt(now, { entries: [entry], checks })).toEqual([
      'breathlessness-severe',
      'follow-up-still',
    ])
    expect(stateAt(now, { entries: [entry], checks })?.state).toBe('better')
  })

  test('calls for 999 again when "yes" follows "I am better"', () => {
    const checks = [
      replyAt('2026-11-18T10:00:00Z', entry.id, 'still', 'breathlessness-severe'),
      replyAt('2026-11-18T09:00:00Z', entry.id, 'better', 'breathlessness-severe'),
    ]
    expect(stateAt(now, { entries: [entry], checks })?.state).toBe('still')
  })

  test('is asked for once, about the later entry, when both have the same sign', () => {
    const later = entryAt('2026-11-18T11:00:00Z', { breathlessness: 10 })
    const entries = [entry, later]
    expect(stateAt(now, { entries })).toMatchObject({
      state: 'ask',
      findings: [{ source: { id: later.id } }],
    })
    const checks = [replyAt('2026-11-18T11:30:00Z', later.id, 'better', 'breathlessness-severe')]
    expect(stateAt(now, { entries, checks })?.state).toBe('better')
  })

  test('does not answer for a later record', () => {
    const later = entryAt('2026-11-18T11:00:00Z', { breathlessness: 9 })
    const checks = [replyAt('2026-11-18T09:00:00Z', entry.id, 'better', 'breathlessness-severe')]
    expect(stateAt(now, { entries: [entry, later], checks })).toMatchObject({
      state: 'ask',
      findings: [{ source: { id: later.id } }],
    })
  })

  test('is about an urgent sign, not one to watch, when there is no red flag', () => {
    expect(stateAt(now, { entries: [entryAt('2026-11-18T08:00:00Z', { coughSeverity: 9 })] })?.state).toBe(
      'urgent',
    )
    expect(stateAt(now, { entries: [entryAt('2026-11-18T08:00:00Z', { energy: 2 })] })).toBeUndefined()
  })

  test('is not asked about the record that the screen already shows', () => {
    const current = currentFindingsAt(now, { entries: [entry] })
    expect(followUpCard(current, entry.id)).toBeUndefined()
  })

  test('is read back from storage, and is no symptom check', () => {
    const outcome = toFollowUpOutcome({ about: entry.id, answer: 'better' }, 'breathlessness-severe')
    const stored = { ...checkAt(now, outcome.result), ...outcome }
    expect(outcome.result).toBe('monitor')
    expect(followUpReply(stored)).toEqual({
      about: entry.id,
      answer: 'better',
      findingIds: ['breathlessness-severe'],
      figures: {},
      at: stored.createdAt,
    })
    expect(toFollowUpOutcome({ about: entry.id, answer: 'still' }, 'x').result).toBe('seek_help')
    expect(symptomChecks([stored])).toEqual([])
    expect(followUpReply(checkAt(now, 'monitor'))).toBeUndefined()
    expect(followUpReply({ ...stored, answers: { about: entry.id, answer: 'perhaps' } })).toBeUndefined()
  })
})

describe('an entry edited after the reply "I am better"', () => {
  const entry = entryAt('2026-11-18T08:00:00Z', { breathlessness: 9 })
  const reply = replyAt('2026-11-18T09:00:00Z', entry.id, 'better', 'breathlessness-severe')
  const edited: SymptomEntry = { ...entry, sputumColor: 'red', temperature: 'high-fever' }
  const now = '2026-11-18T10:00:00Z'

  test('asks again about red flags that the edit added', () => {
    const logged = { entries: [edited], checks: [reply] }
    const replies = currentFindingsAt(now, logged).map(({ id, reply: given }) => [id, given?.answer])
    expect(Object.fromEntries(replies)).toEqual({
      'breathlessness-severe': 'better',
      'phlegm-red': undefined,
      'fever-high': undefined,
    })
    expect(stateAt(now, logged)?.state).toBe('ask')
  })

  test('has all of them answered by a reply to the card that names them', () => {
    const card = stateAt(now, { entries: [edited], checks: [reply] })
    const named = card ? namedFindingIds(card) : expect.unreachable()
    const again = replyAt('2026-11-18T10:01:00Z', entry.id, 'better', ...named)
    expect(stateAt('2026-11-18T10:02:00Z', { entries: [edited], checks: [again, reply] })?.state).toBe(
      'better',
    )
  })

  test('has only the sign answered that is stored in a reply from before each sign was named', () => {
    const old = checkAt('2026-11-18T09:00:00Z', 'monitor', {
      track: 'follow-up',
      answers: { about: entry.id, answer: 'better', finding: 'breathlessness-severe' },
    })
    expect(stateAt(now, { entries: [entry], checks: [old] })?.state).toBe('better')
    expect(stateAt(now, { entries: [edited], checks: [old] })?.state).toBe('ask')
  })

  test('keeps "yes" about one sign when "I am better" is about another', () => {
    const still = replyAt('2026-11-18T09:30:00Z', entry.id, 'still', 'breathlessness-severe')
    const better = replyAt('2026-11-18T09:45:00Z', entry.id, 'better', 'phlegm-red')
    expect(stateAt(now, { entries: [edited], checks: [better, still] })?.state).toBe('still')
  })

  test('no longer has "yes" after "I am better now", also when the edit has removed the sign', () => {
    const still = replyAt('2026-11-18T09:30:00Z', entry.id, 'still', 'breathlessness-severe', 'phlegm-red')
    const logged = { entries: [entry], checks: [still] }
    const card = stateAt(now, logged)
    const named = card ? namedFindingIds(card) : expect.unreachable()
    const better = replyAt('2026-11-18T10:01:00Z', entry.id, 'better', ...named)
    expect(stateAt('2026-11-18T10:02:00Z', { ...logged, checks: [better, still] })?.state).toBe('better')
  })
})
