import type { Reminder } from '@second-wind/core/content/notifications/reminder-schema'
import { dailyReminder } from '@second-wind/core/content/notifications/reminders'
import { addDays, type CapturedAt } from '@second-wind/core/platform/moment'
import { saveFile } from './save-file.ts'

type Words = Pick<Reminder, 'id' | 'title' | 'body' | 'opens'>

/**
 * Saves a calendar file with a daily entry from tomorrow on. Nothing is sent.
 *
 * @param words of the daily check-in by default
 */
export function saveDailyReminder(time: string, at: CapturedAt, words: Words = dailyReminder): void {
  const text = dailyReminderText(time, at, window.location.origin, words)
  saveFile({ name: 'second-wind-reminder.ics', type: 'text/calendar', text })
}

/**
 * iCalendar (RFC 5545). The time, `HH:MM`, has no time zone: 9 o'clock wherever the phone is. The event has a fixed id,
 * so a second file moves it instead of adding another.
 */
export function dailyReminderText(
  time: string,
  { occurredAt, localDate }: CapturedAt,
  origin: string,
  { id, title, body, opens }: Words = dailyReminder,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Second Wind//EN',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(origin).host}`,
    `DTSTAMP:${digits(occurredAt.slice(0, 19))}Z`,
    `DTSTART:${digits(addDays(localDate, 1))}T${digits(time)}00`,
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${body} ${origin}${opens}`)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

const digits = (time: string) => time.replaceAll(/[-:]/g, '')
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (character) => `\\${character}`)
