import { assessTriage } from '@second-wind/core/triage/assess'
import { generalRules } from '@second-wind/core/triage/general-rules'
import type { Track } from '@second-wind/core/triage/options'
import { respiratoryRules } from '@second-wind/core/triage/respiratory-rules'
import { RULES_VERSION } from '@second-wind/core/triage/rules-version'
import { triageLevels, type TriageLevel } from '@second-wind/core/triage/triage-result'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelBySpecification, levelSentences } from './level-by-specification.ts'
import {
  anyAnswers,
  anyPerson,
  everyCheck,
  healthyAdult,
  optionsOf,
  someAnswers,
  tracks,
  wellAnswers,
} from './triage-answers.ts'

const isMoreSerious = (a: TriageLevel, b: TriageLevel) => triageLevels.indexOf(a) < triageLevels.indexOf(b)

const pairs = (list: string): [question: string, option: string][] =>
  list.split(' ').map((pair) => {
    const [question = '', option = ''] = pair.split('=')
    return [question, option]
  })

describe.each(tracks)('a single answer on the %s track', (track) => {
  const { emergency, advice } = levelSentences[track]
  test.each(pairs(emergency))('gives emergency help for %s=%s alone', (question, option) => {
    const { level, reasons, redFlagReasons } = assessTriage(
      track,
      wellAnswers(track, { [question]: option }),
      healthyAdult,
    )
    expect(level).toBe('seek_help')
    expect(reasons).toEqual([`${track}:${question}=${option}`])
    expect(redFlagReasons).toEqual(reasons)
  })

  test.each(pairs(advice))('gives medical advice for %s=%s alone', (question, option) => {
    const { level, reasons, redFlagReasons } = assessTriage(
      track,
      wellAnswers(track, { [question]: option }),
      healthyAdult,
    )
    expect(level).toBe('monitor')
    expect(reasons).toEqual([`${track}:${question}=${option}`])
    expect(redFlagReasons).toEqual([])
  })

  test('gives staying at home for every other answer alone, except those in an added rule', () => {
    const named = new Set(`${emergency} ${advice}`.split(' '))
    const others = optionsOf(track).flatMap(([question, options]) =>
      options
        .filter((option) => !named.has(`${question}=${option}`))
        .map((option) => [question, option] as const),
    )
    const raised = others.filter(
      ([question, option]) =>
        assessTriage(track, wellAnswers(track, { [question]: option }), healthyAdult).level !== 'stay_home',
    )
    expect(others.length).toBeGreaterThan(20)
    expect(raised).toEqual(track === 'general' ? [['headache', 'sudden_severe']] : [])
  })
})

describe('the tables of the specification', () => {
  test('contain exactly its rows, each once', () => {
    const ids = (track: Track) =>
      pairs(`${levelSentences[track].emergency} ${levelSentences[track].advice}`).map(
        ([q, o]) => `${track}:${q}=${o}`,
      )
    expect(generalRules.map((rule) => rule.id).toSorted()).toEqual(ids('general').toSorted())
    expect(respiratoryRules.map((rule) => rule.id).toSorted()).toEqual(ids('respiratory').toSorted())
  })
})

const respiratoryRaising = new Set(['A3', 'A4', 'A5', 'A9', 'A10', 'A13', 'A14', 'A15', 'A16', 'A17'])

describe('the level of a symptom check', () => {
  test('is that of the specification or a more serious one for all 409,600 combinations of general answers', () => {
    const differing = new Map<string, number>()
    let count = 0
    for (const answers of everyCheck('general')) {
      count++
      const { level, reasons } = assessTriage('general', answers, healthyAdult)
      const literal = levelBySpecification('general', answers)
      if (level === literal) continue
      if (!isMoreSerious(level, literal)) throw new Error(`lowered: ${JSON.stringify(answers)}`)
      const why = reasons.filter((id) => !id.includes(':')).join(' ')
      differing.set(why, (differing.get(why) ?? 0) + 1)
    }
    expect(count).toBe(409_600)
    expect([...differing.keys()].toSorted()).toEqual([
      'A2',
      'A2 A4',
      'A2 A4 A5',
      'A2 A5',
      'A4',
      'A4 A5',
      'A5',
    ])
  })

  // A sample: `npm run exhaust` reads all 4,000,000, which takes minutes.
  test('is that of the specification or a more serious one for any combination of respiratory answers', () => {
    fc.assert(
      fc.property(anyAnswers('respiratory'), anyPerson, (answers, person) => {
        const { level, reasons } = assessTriage('respiratory', answers, person)
        const literal = levelBySpecification('respiratory', answers)
        const isRaised = reasons.some((id) => respiratoryRaising.has(id))
        return isRaised ? !isMoreSerious(literal, level) : level === literal
      }),
      { numRuns: 3000 },
    )
  })

  test('is the same for any order of the answers', () => {
    fc.assert(
      fc.property(anyAnswers('respiratory'), (answers) => {
        const reversed = Object.fromEntries(Object.entries(answers).toReversed())
        expect(assessTriage('respiratory', reversed, healthyAdult)).toEqual(
          assessTriage('respiratory', answers, healthyAdult),
        )
      }),
    )
  })

  test('is never lower with a diagnosis', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...tracks).chain((track) => fc.tuple(fc.constant(track), anyAnswers(track))),
        anyPerson,
        ([track, answers], person) => {
          const anonymous = assessTriage(track, answers, undefined)
          return !isMoreSerious(anonymous.level, assessTriage(track, answers, person).level)
        },
      ),
    )
  })

  test('comes with the version of the rules', () => {
    expect(assessTriage('general', wellAnswers('general'), healthyAdult).rulesVersion).toBe(RULES_VERSION)
  })
})

describe('missing and unknown answers', () => {
  test.each(tracks)('on the %s track never give a milder level than the given answers', (track) => {
    fc.assert(
      fc.property(someAnswers(track), anyPerson, (answers, person) => {
        const { level, missing } = assessTriage(track, answers, person)
        if (isMoreSerious(levelBySpecification(track, answers), level)) return false
        return missing.length === 0 || level !== 'stay_home'
      }),
      { numRuns: 1000 },
    )
  })

  test.each(tracks)('on the %s track lead to medical advice, and the questions are named', (track) => {
    const { level, reasons, missing } = assessTriage(track, {}, healthyAdult)
    expect(level).toBe('monitor')
    expect(reasons).toEqual(['incomplete'])
    expect(missing).toEqual(optionsOf(track).map(([question]) => question))
  })

  test('still lead to emergency help beside a red flag', () => {
    expect(assessTriage('general', { chest_pain: 'crushing' }, undefined).level).toBe('seek_help')
  })

  test('include an answer that belongs to the other track', () => {
    const { level, missing } = assessTriage(
      'general',
      wellAnswers('general', { difficulty_breathing: 'critical' }),
      healthyAdult,
    )
    expect({ level, missing }).toEqual({ level: 'monitor', missing: ['difficulty_breathing'] })
  })
})
