import { isReminderDue, type ReminderFacts } from '@second-wind/core/notifications/daily-reminder'
import { captureMoment } from '@second-wind/core/platform/moment'
import { localTime, timeOfDay } from '@second-wind/core/platform/time-of-day'
import { describe, expect, test } from 'vitest'

/** Friday evening; the last check-in was yesterday, and so was the last reminder. */
const facts: ReminderFacts = {
  time: '18:00',
  nowLocalTime: '18:02',
  today: '2026-11-20',
  lastCheckInDay: '2026-11-19',
  shownOn: '2026-11-19',
  isWanted: true,
}

describe('the daily reminder', () => {
  test.each<[string, Partial<ReminderFacts>, boolean]>([
    ['its time has passed', {}, true],
    ['it is that very minute', { nowLocalTime: '18:00' }, true],
    ['it is a minute before', { nowLocalTime: '17:59' }, false],
    ['it is nine in the morning', { nowLocalTime: '09:00' }, false],
    ['it is the last minute of the day', { nowLocalTime: '23:59' }, true],
    ['it is midnight, the next day', { nowLocalTime: '00:00', today: '2026-11-21' }, false],
    ['it is set for midnight', { time: '00:00', nowLocalTime: '00:00' }, true],
    ['it is set for a minute before midnight, at midnight', { time: '23:59', nowLocalTime: '00:00' }, false],
    ['they have checked in today', { lastCheckInDay: '2026-11-20' }, false],
    ['they have never checked in', { lastCheckInDay: undefined }, true],
    ['it was shown today', { shownOn: '2026-11-20' }, false],
    ['it was never shown', { shownOn: undefined }, true],
    ['reminders are switched off', { isWanted: false }, false],
  ])('is due, or not, by its rule when %s', (_when, changes, isDue) => {
    expect(isReminderDue({ ...facts, ...changes })).toBe(isDue)
  })
})

/** What the clock on a wall in London shows. */
const inLondon = (utc: string, summer: boolean) => captureMoment(Date.parse(utc), summer ? 60 : 0)
const dueAt = (time: string, at: ReturnType<typeof inLondon>, shownOn?: string) =>
  isReminderDue({ ...facts, time, nowLocalTime: localTime(at), today: at.localDate, shownOn })

describe('the daily reminder and clock changes', () => {
  test('a reminder for 01:30 in an hour skipped by the clocks is due at 02:00', () => {
    expect(dueAt('01:30', inLondon('2026-03-29T00:59:00Z', false))).toBe(false)
    expect(dueAt('01:30', inLondon('2026-03-29T01:00:00Z', true))).toBe(true)
  })

  test('a reminder for 01:30 in an hour repeated by the clocks is due once', () => {
    expect(dueAt('01:30', inLondon('2026-10-25T00:30:00Z', true))).toBe(true)
    expect(dueAt('01:30', inLondon('2026-10-25T01:30:00Z', false), '2026-10-25')).toBe(false)
  })

  test('a reminder in the evening of both days is due at local time', () => {
    expect(dueAt('18:00', inLondon('2026-03-29T16:59:00Z', true))).toBe(false)
    expect(dueAt('18:00', inLondon('2026-03-29T17:00:00Z', true))).toBe(true)
    expect(dueAt('18:00', inLondon('2026-10-25T17:59:00Z', false))).toBe(false)
    expect(dueAt('18:00', inLondon('2026-10-25T18:00:00Z', false))).toBe(true)
  })

  test('just after midnight in summer the new local day counts, not the UTC day', () => {
    const at = inLondon('2026-07-01T23:10:00Z', true)
    expect(localTime(at)).toBe('00:10')
    expect(dueAt('00:05', at, '2026-07-01')).toBe(true)
  })
})

describe('a time of day', () => {
  test.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['9:00', false],
    ['18:60', false],
    ['18:00:00', false],
    ['', false],
  ])('%j is a valid time of day (%s)', (time, isTime) => {
    expect(timeOfDay.safeParse(time).success).toBe(isTime)
  })
})
