import type { InboxType } from '../../notifications/inbox-item.ts'

/** What kind of notification it is, in a word beside the icon. */
export const inboxTypeWords: Record<InboxType, string> = {
  message: 'Care team',
  attention: 'Sending',
  medication: 'Medicine',
  symptoms: 'Symptoms',
  weather: 'Weather',
  activity: 'Activity',
  badge: 'Badge',
  challenge: 'Challenge',
  streak: 'Streak',
  progress: 'Progress',
}

/** The notifications that the phone computes itself. */
export const inboxWords = {
  attentionTitle: (count: number) =>
    count === 1 ? '1 entry needs your attention' : `${count} entries need your attention`,
  attention: (count: number) =>
    count === 1
      ? 'It is on this phone and was not accepted. Your care team cannot see it.'
      : 'They are on this phone and were not accepted. Your care team cannot see them.',
  attentionLink: 'See what to do',
  medicineTitle: 'Time for your medicine',
  medicine: (name: string, time: string) => `${name}, at ${time}. Take it as prescribed.`,
  medicineDue: (time: string) => `Medicine due ${time}:`,
  medicineDone: 'Done',
  medicineLink: "Go to today's tasks",
  checkInLink: 'Check in',
  airTitle: (word: string, points: number) => `Air quality: ${word}, ${points} out of 10`,
  airLink: 'See the air on Home',
  activityLink: 'Go to your list',
  badgeTitle: (name: string) => `New badge: ${name}`,
  challengeTitle: (title: string) => `Challenge done: ${title}`,
  streakTitle: (days: number) => `${days} days in a row`,
  earnedLink: 'See it on Home',
  openSignTitle: 'A warning sign is still open',
  openSignLink: 'Answer on Home',
  progressLink: 'See your week',
} as const
