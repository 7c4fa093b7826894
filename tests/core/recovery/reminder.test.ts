import { captureMoment } from '@second-wind/core/platform/moment'
import { localTime, timeOfDay } from '@second-wind/core/platform/time-of-day'
import { isReminderDue, type ReminderFacts } from '@second-wind/core/recovery/daily-reminder'
import { expect, test } from 'vitest'

/** Friday evening; the last check-in was yesterday, and so was the last reminder. */
const facts: ReminderFacts = {
  time: '18:00',
  nowLocalTime: '18:02',
  today: '2026-11-20',
  lastCheckInDay: '2026-11-19',
  shownOn: '2026-11-19',
  isWanted: true,
}

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
])('when %s', (_when, changes, isDue) => {
  expect(isReminderDue({ ...facts, ...changes })).toBe(isDue)
})

/** What the clock on a wall in London shows. */
const inLondon = (utc: string, summer: boolean) => captureMoment(Date.parse(utc), summer ? 60 : 0)
const dueAt = (time: string, at: ReturnType<typeof inLondon>, shownOn?: string) =>
  isReminderDue({ ...facts, time, nowLocalTime: localTime(at), today: at.localDate, shownOn })

test('a reminder for 01:30 comes at 02:00 on the night when the clocks skip that hour', () => {
  expect(dueAt('01:30', inLondon('2026-03-29T00:59:00Z', false))).toBe(false)
  expect(dueAt('01:30', inLondon('2026-03-29T01:00:00Z', true))).toBe(true)
})

test('a reminder for 01:30 comes once on the night that has 01:30 twice', () => {
  expect(dueAt('01:30', inLondon('2026-10-25T00:30:00Z', true))).toBe(true)
  expect(dueAt('01:30', inLondon('2026-10-25T01:30:00Z', false), '2026-10-25')).toBe(false)
})

test('on both days the evening is the evening of the clock on the wall', () => {
  expect(dueAt('18:00', inLondon('2026-03-29T16:59:00Z', true))).toBe(false)
  expect(dueAt('18:00', inLondon('2026-03-29T17:00:00Z', true))).toBe(true)
  expect(dueAt('18:00', inLondon('2026-10-25T17:59:00Z', false))).toBe(false)
  expect(dueAt('18:00', inLondon('2026-10-25T18:00:00Z', false))).toBe(true)
})

test('just after midnight in summer it is the new day, though not yet by Greenwich', () => {
  const at = inLondon('2026-07-01T23:10:00Z', true)
  expect(localTime(at)).toBe('00:10')
  expect(dueAt('00:05', at, '2026-07-01')).toBe(true)
})

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['18:60', false],
  ['18:00:00', false],
  ['', false],
])('%j is a time of day: %s', (time, isTime) => {
  expect(timeOfDay.safeParse(time).success).toBe(isTime)
})
