import { reviewed } from '../review.ts'
import type { NotificationSamples } from './shape/notifications.ts'

/** Newest first. */
export const notifications: NotificationSamples = {
  id: 'notifications',
  sample: true,
  ...reviewed('alu-weather', 'alu-activity'),
  notifications: [
    {
      id: 'medicine-time',
      sample: true,
      type: 'medication',
      title: 'Medicine reminder',
      message: 'Time for the medicine on your list.',
      hoursAgo: 1,
      read: false,
    },
    {
      id: 'cold-morning',
      sample: true,
      type: 'weather',
      title: 'A cold morning',
      message: 'Cold air can make you cough. A scarf over your mouth may help.',
      hoursAgo: 4,
      read: false,
    },
    {
      id: 'walk-idea',
      sample: true,
      type: 'activity',
      title: 'A short walk',
      message: 'If you feel well enough, try a slow walk today.',
      hoursAgo: 22,
      read: true,
    },
    {
      id: 'group-news',
      sample: true,
      type: 'social',
      title: 'News from Asthma circle',
      message: 'Idris wrote a new post.',
      hoursAgo: 30,
      read: true,
    },
  ],
}
