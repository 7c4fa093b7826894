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
    description: 'Reminders to take your medicines, at the times you set.',
    isOnByDefault: true,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'air-quality',
    label: 'Air quality alerts',
    description:
      'A notification on your phone when the air near you is poor. To see it in the app too, turn on Weather in notification settings.',
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
    description: 'You see advice when you log a warning sign.',
    isOnByDefault: true,
    isFixed: true,
    ...reviewed('own'),
  },
]
