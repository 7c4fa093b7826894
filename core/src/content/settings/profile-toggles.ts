import { reviewed } from '../review.ts'
import type { Toggle } from './toggle.ts'

/** "Default settings toggles: symptoms on, medication on, air quality off, progress on" (specification, section 9). */
export const profileToggles: readonly Toggle[] = [
  {
    id: 'symptoms',
    label: 'Symptom reminders',
    description: 'A reminder to log how you feel each day.',
    isOnByDefault: true,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'medication',
    label: 'Medication reminders',
    description: 'Your medicine reminders, at the times you set in Smart Notifications.',
    isOnByDefault: true,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'air-quality',
    label: 'Air quality alerts',
    description:
      'A notification on your phone when the air near you is poor. To see this in the app, turn on Weather in Smart Notifications.',
    isOnByDefault: false,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'progress',
    label: 'Progress updates',
    description: 'A weekly message when your summary is ready.',
    isOnByDefault: true,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'emergency',
    label: 'Emergency alerts',
    description: 'Always on. You see advice when you log a warning sign.',
    isOnByDefault: true,
    isFixed: true,
    ...reviewed('own'),
  },
]
