import { home, notifications, profile, symptomChecker, tracker } from '../../platform/app-paths.ts'
import { reviewed } from '../review.ts'
import type { Reminder } from './reminder-schema.ts'

/** The one that a person sets for a time of day. */
export const dailyReminder: Reminder = {
  id: 'daily-symptoms',
  title: 'Time for your check-in',
  body: 'It takes about a minute.',
  opens: tracker,
  ...reviewed('own'),
}

export const taskReminder: Reminder = {
  id: 'daily-task',
  title: 'Something is left on your list',
  body: 'Open your list to see what it is.',
  opens: home,
  ...reviewed('own'),
}

export const weekReminder: Reminder = {
  id: 'weekly-progress',
  title: 'Your week is ready',
  body: 'See how it went.',
  opens: profile,
  ...reviewed('own'),
}

export const medicineTime: Reminder = {
  id: 'medicine',
  title: 'A reminder from Second Wind',
  body: 'You asked us to remind you now.',
  opens: notifications,
  ...reviewed('own'),
}

export const messageReminder: Reminder = {
  id: 'message',
  title: 'A message for you',
  body: 'Open Second Wind to read it.',
  opens: notifications,
  ...reviewed('own'),
}

export const airReminder: Reminder = {
  id: 'air',
  title: 'The air near you',
  body: 'Open Second Wind to see how it is.',
  opens: notifications,
  ...reviewed('own'),
}

export const reminders: readonly Reminder[] = [
  dailyReminder,
  {
    id: 'check-again-tomorrow',
    title: 'A reminder from Second Wind',
    body: 'You asked us to remind you today.',
    opens: symptomChecker,
    ...reviewed('own'),
  },
  taskReminder,
  weekReminder,
  medicineTime,
  messageReminder,
  airReminder,
]
