import { followUpCard, namedFigures } from '@second-wind/core/findings/follow-up-card'
import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { describe, expect, test } from 'vitest'
import { checkAt, currentFindingsAt, entryAt, type Logged, replyAt } from './findings-fixtures.ts'

const now = '2026-11-18T12:00:00Z'
const cardOf = (logged: Logged) => followUpCard(currentFindingsAt(now, logged))
const red = entryAt('2026-11-18T08:00:00Z', { breathlessness: 9 })
const better = replyAt('2026-11-18T10:00:00Z', red.id, 'better', 'breathlessness-severe', 'follow-up-still')

describe('the card after "I am better"', () => {
  const still = replyAt('2026-11-18T09:00:00Z', red.id, 'still', 'breathlessness-severe')

  test('names what was logged, and not the reply "yes" before it', () => {
    const blood = entryAt('2026-11-18T08:00:00Z', { sputumColor: 'red' })
    const yes = replyAt('2026-11-18T09:00:00Z', blood.id, 'still', 'phlegm-red')
    const no = replyAt('2026-11-18T10:00:00Z', blood.id, 'better', 'phlegm-red', 'follow-up-still')
    expect(cardOf({ entries: [blood], checks: [no, yes] })).toMatchObject({
      state: 'better',
      findings: [{ id: 'phlegm-red' }],
      others: [],
    })
  })

  test('names the reply "yes" when an edit has taken the sign from the entry', () => {
    const edited = { ...red, breathlessness: 2 }
    expect(cardOf({ entries: [edited], checks: [better, still] })).toMatchObject({
      state: 'better',
      findings: [{ id: 'follow-up-still' }],
    })
  })

  test('stays when a warning sign was logged at the same moment, and not when it was logged later', () => {
    const logged = (at: string) => ({ entries: [red, entryAt(at, { coughSeverity: 9 })], checks: [better] })
    expect(cardOf(logged('2026-11-18T10:00:00.000Z'))?.state).toBe('better')
    expect(cardOf(logged('2026-11-18T10:00:00.001Z'))?.state).toBe('urgent')
  })

  test('is about both of two records of the same moment with the same sign', () => {
    const twin = entryAt('2026-11-18T08:00:00Z', { breathlessness: 9 })
    expect(cardOf({ entries: [twin, red], checks: [better] })?.state).toBe('better')
    expect(cardOf({ entries: [red, twin], checks: [better] })?.state).toBe('better')
  })
})

describe('a worse figure of a sign about which the person replied "I am better"', () => {
  const worse = (at: string) => entryAt(at, { breathlessness: 10 })

  test.each([
    ['logged after the reply', '2026-11-18T11:00:00Z'],
    ['logged before the answered entry, and not asked about yet', '2026-11-18T07:00:00Z'],
    ['logged afterwards for the day before', '2026-11-17T12:00:00Z'],
  ])('is asked about: %s', (_, at) => {
    const ten = worse(at)
    expect(cardOf({ entries: [ten, red], checks: [better] })).toMatchObject({
      state: 'ask',
      findings: [{ source: { id: ten.id } }],
    })
  })

  test('is answered when it has a reply of its own, and covers the milder one before it', () => {
    const ten = worse('2026-11-18T09:00:00Z')
    const reply = replyAt('2026-11-18T10:30:00Z', ten.id, 'better', 'breathlessness-severe')
    expect(cardOf({ entries: [ten, red], checks: [reply] })?.state).toBe('better')
  })

  test('is asked about when an edit made the answered entry worse, and not when it made it milder', () => {
    const figures = namedFigures(cardOf({ entries: [red] })!)
    const asked = { about: red.id, answer: 'better', figures } as const
    const { result, ...changes } = toFollowUpOutcome(asked, 'breathlessness-severe')
    const checks = [checkAt('2026-11-18T10:00:00Z', result, changes)]
    const withFigure = (breathlessness: number) => cardOf({ entries: [{ ...red, breathlessness }], checks })
    expect(withFigure(9)?.state).toBe('better')
    expect(withFigure(10)?.state).toBe('ask')
  })
})

describe('the list of what else counts', () => {
  const second = entryAt('2026-11-18T09:00:00Z', { sputumColor: 'red' })
  const idsOfOthers = (logged: Logged) =>
    cardOf(logged)?.others.map((ofRecord) => ofRecord.map(({ id }) => id))
  const stillAbout = (id: string, ...findingIds: [string, ...string[]]) =>
    replyAt('2026-11-18T11:00:00Z', id, 'still', ...findingIds)

  test('has the reply "yes" about a record whose sign an edit has taken away', () => {
    const edited = { ...second, sputumColor: 'clear' as const }
    const checks = [stillAbout(red.id, 'breathlessness-severe'), stillAbout(second.id, 'phlegm-red')]
    expect(idsOfOthers({ entries: [red, edited], checks })).toEqual([['follow-up-still']])
  })

  test('has the reply "yes" beside advice that the same record still shows', () => {
    const edited = { ...second, sputumColor: 'clear' as const, coughSeverity: 9 }
    const checks = [stillAbout(red.id, 'breathlessness-severe'), stillAbout(second.id, 'phlegm-red')]
    expect(idsOfOthers({ entries: [red, edited], checks })).toEqual([['follow-up-still'], ['cough-severe']])
  })

  test('leaves out the reply "yes" about a symptom check that still counts', () => {
    const check = checkAt('2026-11-18T08:30:00Z', 'seek_help')
    const checks = [stillAbout(check.id, 'check-seek-help'), check]
    expect(idsOfOthers({ entries: [], checks })).toEqual([])
  })
})
