import { patientId } from '@second-wind/core/platform/ids'
import type { Patient } from '@second-wind/core/records/patient'
import {
  scoreNames,
  type SymptomEntry,
  type SymptomReport,
  untouchableFields,
} from '@second-wind/core/records/symptom-entry'
import type { TriageLevel, TriageResult } from '@second-wind/core/triage/triage-result'
import { describe, expect, test } from 'vitest'
import { companionMood } from '../../../../../web/src/patient/home/hero/companion-mood.ts'
import { companionSpeech } from '../../../../../web/src/patient/home/hero/companion-speech.ts'
import { aMessage } from '../../../../fixtures/a-message.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { anEntry } from '../../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../../fixtures/ids.ts'

const [today, yesterday] = ['2026-11-20', '2026-11-19']

const entryOn = (localDate: string, changes: Partial<SymptomReport> = {}) =>
  anEntry({ ...changes, localDate })
const checkOn = (localDate: string, result: TriageLevel): TriageResult => ({
  id: idNumbered(9),
  userId: patientId.parse(1),
  result,
  createdAt: `${localDate}T09:00:00.000Z`,
  localDate,
  tzOffsetMin: 0,
})
const nothing = { entries: [], check: undefined, findings: [] }

describe('the mood of the companion', () => {
  test.each([
    ['nothing is known', nothing, 'hello'],
    ['a mild entry today', { ...nothing, entries: [entryOn(today)] }, 'done'],
    ['a mild entry yesterday', { ...nothing, entries: [entryOn(yesterday)] }, 'low'],
    ['breathlessness of 4 today', { ...nothing, entries: [entryOn(today, { breathlessness: 4 })] }, 'medium'],
    ['a check that said monitor', { ...nothing, check: checkOn(today, 'monitor') }, 'medium'],
    [
      'the advice of a check that said monitor still counts',
      {
        ...nothing,
        check: checkOn(today, 'monitor'),
        findings: [{ id: 'check-monitor', level: 'urgent' }],
      },
      'high',
    ],
    ['nothing since the day before yesterday', { ...nothing, entries: [entryOn('2026-11-18')] }, 'missed'],
    ['breathlessness of 7', { ...nothing, entries: [entryOn(yesterday, { breathlessness: 7 })] }, 'high'],
    ['energy of 2', { ...nothing, entries: [entryOn(today, { energy: 2 })] }, 'high'],
    ['red phlegm', { ...nothing, entries: [entryOn(today, { sputumColor: 'red' })] }, 'high'],
    ['a check that said seek help', { ...nothing, check: checkOn(yesterday, 'seek_help') }, 'high'],
    [
      'a mild entry after seek help',
      { ...nothing, entries: [entryOn(today)], check: checkOn(today, 'seek_help') },
      'high',
    ],
  ] as const)('is that of its case: %s', (_, newest, mood) => {
    expect(companionMood(newest, today)).toBe(mood)
  })

  test.each([
    ['an entry', { ...nothing, entries: [entryOn('2026-11-13', { breathlessness: 9 })] }],
    ['a check', { ...nothing, check: checkOn('2026-11-13', 'seek_help') }],
  ])('is today not affected by %s of a week ago', (_, newest) => {
    expect(companionMood(newest, today)).toBe('missed')
  })

  test('is still set by a bad sign on the sixth day', () => {
    const newest = { ...nothing, entries: [entryOn('2026-11-14', { breathlessness: 9 })] }
    expect(companionMood(newest, today)).toBe('high')
  })
})

describe('the companion', () => {
  test('mentions a sign to watch, without praise for the days in a row', () => {
    const date = `${today}T08:00:00.000Z`
    const entry = anEntry({ localDate: today, date, temperature: 'low-fever' })
    const speech = companionSpeech({
      messages: [],
      profile: undefined,
      entries: [entry],
      checks: [],
      today,
      nowMs: Date.parse(`${today}T09:00:00Z`),
    })
    expect(speech).toEqual({
      mood: 'medium',
      line: "Let's keep an eye on what you logged this morning at 08:00: a raised or high temperature (37.8 to 38.2°C). Please log again later today or tomorrow.",
      hasFinding: true,
      lacksUsualDay: false,
    })
  })

  test('asks for the check after the answer "Worse" without one, and praises nothing', () => {
    const given = { id: idNumbered(8), answer: 'worse', answeredAt: `${today}T10:00:00.000Z` } as const
    const facts = {
      profile: aPatient(),
      entries: [entryOn(today)],
      messages: [aMessage({ answers: [given] })],
      today,
      nowMs: Date.parse(`${today}T12:00:00Z`),
    }
    expect(companionSpeech({ ...facts, checks: [] })).toMatchObject({
      mood: 'medium',
      line: "Let's do the symptom check now, so you know what to do next.",
      hasFinding: true,
      lacksUsualDay: false,
    })
  })

  test.each([
    ['a lung condition without a usual day', undefined, true, { relieverPuffs: 10 }],
    ['the same where the card above leads there', undefined, false],
    [
      'the same with a warning sign to call 999 for',
      undefined,
      false,
      { relieverPuffs: 10, sputumColor: 'red' },
    ],
    [
      'a usual day that is known',
      { setOn: '2026-10-01', breathlessness: 3, coughSeverity: 3, energy: 6 },
      false,
    ],
    [
      'a usual day that was set today and is used from tomorrow',
      { setOn: today, breathlessness: 6, coughSeverity: 3, energy: 6 },
      false,
    ],
  ] as const)(
    'leads to the usual day where it would make the advice clearer: %s',
    (_, usualDay, isLacking, changes?: Partial<SymptomReport>) => {
      const profile = aPatient({ conditions: ['COPD'], ...(usualDay && { usualDay }) })
      const entries = [entryOn(today, { breathlessness: 6, coughSeverity: 3, energy: 6, ...changes })]
      const { lacksUsualDay } = companionSpeech({
        profile,
        entries,
        checks: [],
        messages: [],
        today,
        nowMs: Date.parse(`${today}T12:00:00Z`),
      })
      expect(lacksUsualDay).toBe(isLacking)
    },
  )
})

describe('a bad sign that no longer counts', () => {
  const sunday = '2026-11-22'
  const say = (entries: SymptomEntry[], checks: TriageResult[], profile?: Patient) =>
    companionSpeech({
      profile,
      entries,
      checks,
      messages: [],
      today: sunday,
      nowMs: Date.parse(`${sunday}T20:00:00Z`),
    })
  const red = anEntry({
    localDate: yesterday,
    date: `${yesterday}T18:02:00.000Z`,
    tzOffsetMin: 0,
    breathlessness: 9,
  })

  test('is mentioned before a green check of today with what was logged and when, without alarm and without praise', () => {
    expect(say([red], [checkOn(sunday, 'stay_home')])).toEqual({
      mood: 'medium',
      line: 'On Thursday at 18:02 you logged breathlessness 9 out of 10. You have logged no warning sign since. If you feel like that now, call 999.',
      hasFinding: true,
      lacksUsualDay: false,
    })
  })

  test('leaves open how the person is now, when nothing was logged after it', () => {
    expect(say([red], []).line).toBe(
      'On Thursday at 18:02 you logged breathlessness 9 out of 10. I do not know how you are now. If you feel like that now, call 999.',
    )
  })

  test('is not named a second time below the question about it with a lung condition', () => {
    const copd = aPatient({ respiratoryDiagnosis: 'COPD' })
    expect(say([red], [], copd)).toEqual({
      mood: 'medium',
      line: 'I do not know how you are now. If you feel like that now, call 999.',
      hasFinding: true,
      lacksUsualDay: false,
    })
  })

  test('of a flare-up is not called the sign of now beside another one', () => {
    const tired = { ...red, id: idNumbered(7), localDate: sunday, date: `${sunday}T09:00:00.000Z`, energy: 2 }
    const { line } = say(
      [{ ...tired, breathlessness: 2 }, red],
      [],
      aPatient({ respiratoryDiagnosis: 'COPD' }),
    )
    expect(line).toMatch(/^I am worried about these signs\./)
  })

  test('is mentioned when it was a check that called for 999, before a milder entry', () => {
    const mild = anEntry({ localDate: sunday, date: `${sunday}T09:00:00.000Z` })
    const { mood, line } = say([mild], [checkOn(yesterday, 'seek_help')])
    expect(mood).toBe('medium')
    expect(line).toMatch(/^On Thursday at 09:00 your symptom check said to call 999\. You have logged no/)
  })

  test.each([
    [
      'without any answer',
      anEntry({ untouchedScores: [...scoreNames], untouchedFields: [...untouchableFields] }),
    ],
    ['without an answer about breathlessness', anEntry({ untouchedScores: ['breathlessness'] })],
  ])('is still mentioned, and how the person is now is left open, after an entry %s', (_, later) => {
    const entry = { ...later, id: idNumbered(7), localDate: sunday, date: `${sunday}T09:00:00.000Z` }
    expect(say([entry, red], [])).toEqual({
      mood: 'medium',
      line: 'On Thursday at 18:02 you logged breathlessness 9 out of 10. I do not know how you are now. If you feel like that now, call 999.',
      hasFinding: true,
      lacksUsualDay: false,
    })
  })

  test('is mentioned before a milder sign of a later entry that leaves breathlessness out', () => {
    const untouchedScores = ['breathlessness' as const]
    const later = {
      ...red,
      id: idNumbered(7),
      date: `${yesterday}T20:00:00.000Z`,
      untouchedScores,
      energy: 2,
    }
    expect(say([{ ...later, breathlessness: 5 }, red], []).line).toMatch(
      /^On Thursday at 18:02 you logged breathlessness 9 out of 10\. I do not know how you are now\./,
    )
  })

  test('is followed by whom to ask in the nation of the person when it is a milder one', () => {
    const tired = { ...red, breathlessness: 2, energy: 2 }
    expect(say([tired], [], aPatient({ nation: 'northern-ireland' })).line).toMatch(
      /you logged energy 2 out of 10\..*contact a GP surgery or the GP out-of-hours service today\.$/,
    )
  })

  test('worries the companion until its time is over', () => {
    const counting = { ...red, localDate: '2026-11-21', date: '2026-11-21T18:02:00.000Z' }
    expect(say([counting], [checkOn(sunday, 'stay_home')]).mood).toBe('high')
  })
})
