import { captureMoment } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { dailyReminderText } from '../../../../web/src/ui/print/calendar-file.ts'

const at = captureMoment(Date.parse('2026-12-31T23:30:05Z'), 60)
const text = dailyReminderText('07:45', at, 'https://app.example')

describe('the calendar entry', () => {
  test('reminds every day at the chosen time from tomorrow, whatever the time zone', () => {
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    expect(text).toContain('DTSTART:20270102T074500\r\n')
    expect(text).toContain('DTSTAMP:20261231T233005Z\r\n')
    expect(text).toContain('RRULE:FREQ=DAILY\r\n')
    expect(text).toMatch(/END:VCALENDAR\r\n$/)
  })

  test('is moved when the time is changed', () => {
    const uid = /^UID:.+$/m
    const moved = dailyReminderText(
      '21:00',
      captureMoment(Date.parse('2027-01-05T10:00:00Z'), 0),
      'https://app.example',
    )
    expect(uid.exec(moved)?.[0]).toBe('UID:daily-symptoms@app.example')
    expect(uid.exec(text)?.[0]).toBe(uid.exec(moved)?.[0])
  })

  test('contains no health information', () => {
    const texts = text.split('\r\n').filter((line) => /^(SUMMARY|DESCRIPTION)/.test(line))
    expect(texts).toEqual([
      'SUMMARY:Time for your check-in',
      'DESCRIPTION:It takes about a minute. https://app.example/tracking',
      'DESCRIPTION:Time for your check-in',
    ])
  })
})
