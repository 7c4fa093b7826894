import { reminders } from '@second-wind/core/content/notifications/reminders'
import { addDays, type CapturedAt } from '@second-wind/core/model/moment'
import { captureNow, newId } from '../../local/index.ts'

/** Gives the person a calendar entry for the daily check-in, from tomorrow on. Nothing is sent anywhere. */
export function saveDailyReminder(): void {
  const text = dailyReminderText(captureNow(), newId(), window.location.origin)
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'second-wind-reminder.ics'
  link.click()
  URL.revokeObjectURL(url)
}

/** iCalendar (RFC 5545). The time has no zone: 9 o'clock wherever the phone is. */
export function dailyReminderText({ occurredAt, localDate }: CapturedAt, id: string, origin: string): string {
  const reminder = reminders.find((candidate) => candidate.id === 'daily-symptoms')
  if (reminder === undefined) throw new Error('there is no reminder for the daily check-in')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Second Wind//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${digits(occurredAt.slice(0, 19))}Z`,
    `DTSTART:${digits(addDays(localDate, 1))}T090000`,
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${escaped(reminder.title)}`,
    `DESCRIPTION:${escaped(`${reminder.body} ${origin}${reminder.opens}`)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${escaped(reminder.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

const digits = (time: string) => time.replaceAll(/[-:]/g, '')
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (character) => `\\${character}`)
