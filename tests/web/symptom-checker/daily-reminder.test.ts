import { expect, test } from 'vitest'
import { captureMoment } from '@second-wind/core/model/moment'
import { dailyReminderText } from '../../../web/src/features/symptom-checker/daily-reminder.ts'

const at = captureMoment(Date.parse('2026-12-31T23:30:05Z'), 60)
const text = dailyReminderText(at, 'an-id', 'https://app.example')

test('the calendar reminds every day at 9 from tomorrow, whatever the time zone', () => {
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(text).toContain('DTSTART:20270102T090000\r\n')
  expect(text).toContain('DTSTAMP:20261231T233005Z\r\n')
  expect(text).toContain('RRULE:FREQ=DAILY\r\n')
  expect(text).toMatch(/END:VCALENDAR\r\n$/)
})

test('whoever sees the calendar learns nothing about health', () => {
  const words = text.split('\r\n').filter((line) => /^(SUMMARY|DESCRIPTION)/.test(line))
  expect(words).toEqual([
    'SUMMARY:Time for your check-in',
    'DESCRIPTION:It takes about a minute. https://app.example/tracking',
    'DESCRIPTION:Time for your check-in',
  ])
})
