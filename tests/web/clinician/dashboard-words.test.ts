import { minuteMs, dayMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { findNewCheckIns, formatNewCheckIns } from '../../../web/src/clinician/dashboard/new-check-ins.ts'
import { formatClockWarning, formatUnsent } from '../../../web/src/clinician/format-device-report.ts'
import { formatAgeAndGender, formatAlertCount, initials } from '../../../web/src/clinician/format-patient.ts'
import { formatAge, formatDayAndTime, formatExactTime } from '../../../web/src/ui/format/format-time.ts'
import { aCheckIn, aRosterRow } from './a-roster-row.ts'

/** Friday 20 November 2026 in the time zone of the computer that runs this. */
const onFriday = (hour: number, minute = 0, second = 0) =>
  new Date(2026, 10, 20, hour, minute, second).getTime()
const now = onFriday(14, 5, 10)

describe('a patient in words', () => {
  test.each([
    ['Margaret Ellis', 'ME'],
    ['Zoë', 'Z'],
    ['Mary Jane Watson', 'MW'],
    [' ann  lee ', 'AL'],
    ['𝒜da Émile', '𝒜É'],
  ])('who is %j has the initials %s', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })

  test('of another or no stated gender is not labelled with a bare code', () => {
    expect(formatAgeAndGender(aRosterRow(), now)).toBe('71 years old, female')
    expect(formatAgeAndGender(aRosterRow({ gender: 'prefer-not-to-say' }), now)).toBe(
      '71 years old, gender not stated',
    )
    expect(formatAgeAndGender(aRosterRow({ gender: 'other' }), now)).toBe('71 years old, gender: other')
  })
})

describe('the number of alerts', () => {
  test('is in the singular for one', () => {
    expect([1, 2].map(formatAlertCount)).toEqual(['1 Alert', '2 Alerts'])
  })
})

describe('a time on the dashboard', () => {
  test('that is ahead of now never looks fresh', () => {
    expect(formatAge(onFriday(17), now)).toBe('time ahead of now')
    expect(formatAge(now + minuteMs, now)).toBe('just now')
    expect(formatAge(onFriday(12), now)).toBe('2 hours ago')
  })

  test.each([
    ['46 hours', new Date(2026, 10, 18, 16).getTime(), '46 hours ago'],
    ['two days and a bit', new Date(2026, 10, 18, 13).getTime(), '2 days ago'],
    ['the evening of three days before', new Date(2026, 10, 17, 22).getTime(), '3 days ago'],
  ])('has its age in hours for two days, then by the calendar: %s', (_, at, expected) => {
    expect(formatAge(at, now)).toBe(expected)
  })

  test.each([
    [onFriday(9, 2), 'Today 09:02'],
    [new Date(2026, 10, 19, 23, 59).getTime(), 'Yesterday 23:59'],
    [new Date(2026, 10, 17, 9, 12).getTime(), 'Tue 17 Nov 09:12'],
    [new Date(2025, 11, 30, 9, 12).getTime(), 'Tue 30 Dec 2025 09:12'],
  ])('of %d is shown as %s', (at, expected) => {
    expect(formatDayAndTime(at, now)).toBe(expected)
  })

  test('is exact in the list, with the day when that is not today', () => {
    expect(formatExactTime(now, now)).toBe('14:05:10')
    expect(formatExactTime(now, now + dayMs)).toBe('Yesterday 14:05:10')
  })
})

describe('what the phone reports about itself', () => {
  const report = {
    lastHeardAt: '2026-11-20T18:00:00Z',
    pendingCount: 0,
    oldestPendingAt: null,
    clockSkewMin: null,
  }
  const age = (at: number) => formatAge(at, Date.parse('2026-11-20T20:00:00Z'))

  test('includes the number of unsent entries, with the age of the oldest', () => {
    expect(formatUnsent(report, age)).toBeUndefined()
    expect(formatUnsent({ ...report, pendingCount: 1 }, age)).toBe('1 entry not sent yet')
    expect(formatUnsent({ ...report, pendingCount: 3, oldestPendingAt: report.lastHeardAt }, age)).toBe(
      '3 entries not sent yet, oldest from 2 hours ago',
    )
  })

  test.each([
    [null, undefined],
    [4.9, undefined],
    [10, undefined],
    [10.6, 'Phone clock is 11 min fast: entry times may be wrong'],
    [-12, 'Phone clock is 12 min slow: entry times may be wrong'],
    [180, 'Phone clock is 3 h fast: entry times may be wrong'],
    [-3 * 24 * 60, 'Phone clock is 3 days slow: entry times may be wrong'],
  ])('includes for a clock that is off by %s minutes the warning %s', (clockSkewMin, expected) => {
    expect(formatClockWarning({ ...report, clockSkewMin })).toBe(expected)
  })
})

describe('a check-in in the roster', () => {
  const before = aRosterRow({ lastSymptomEntry: aCheckIn('2026-11-20T08:00:00Z') })
  const after = aRosterRow({ lastSymptomEntry: aCheckIn('2026-11-20T18:00:00Z') })

  test('is new when the entry differs from the last one seen, or is the first', () => {
    expect(findNewCheckIns([before], [after])).toEqual([after])
    expect(findNewCheckIns([aRosterRow()], [after])).toEqual([after])
  })

  test('is not new when only the alerts or the profile changed', () => {
    expect(findNewCheckIns([before], [{ ...before, alertCount: 4, name: 'Margaret Ellis-Hay' }])).toEqual([])
  })

  test('is not new when it is an earlier one, which a deletion has made the latest again', () => {
    expect(findNewCheckIns([after], [before])).toEqual([])
  })

  test('is not new when the patient is new to the roster, or has deleted an entry', () => {
    expect(findNewCheckIns([], [after])).toEqual([])
    expect(findNewCheckIns([before], [aRosterRow()])).toEqual([])
  })

  test.each([
    [['Ann'], 'New check-in from Ann'],
    [['Ann', 'Bo'], 'New check-ins from Ann and Bo'],
    [['Ann', 'Bo', 'Cy', 'Di'], 'New check-ins from Ann, Bo and 2 more'],
    [[], ''],
  ])('is announced for %j as "%s"', (names, expected) => {
    expect(formatNewCheckIns(names.map((name) => aRosterRow({ name })))).toBe(expected)
  })
})
