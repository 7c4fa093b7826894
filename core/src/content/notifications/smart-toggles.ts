import { reviewed } from '../review.ts'
import type { Toggle } from '../settings/toggle.ts'

/** What a person can switch off; emergency alerts stay. */
export type SmartToggleTopic = 'medications' | 'symptoms' | 'weather' | 'activities' | 'social'

/** "Medications, symptoms, weather, social and emergency on; activities off" (second specification, section 9). */
export const smartToggles: readonly (Toggle & { id: SmartToggleTopic | 'emergency' })[] = [
  {
    id: 'medications',
    label: 'Medications',
    description: 'Your medicine reminders, at the times you set below.',
    isOnByDefault: true,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'symptoms',
    label: 'Symptoms',
    description: 'A reminder to log how you feel each day.',
    isOnByDefault: true,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'weather',
    label: 'Weather',
    description: "We'll tell you under Recent when air quality near you is poor.",
    isOnByDefault: true,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'activities',
    label: 'Activities',
    description: 'A notification at 15:00 if you have not done anything on your list.',
    isOnByDefault: false,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'social',
    label: 'Social',
    description: 'Your badges and challenges. The groups are examples, so they do not send notifications.',
    isOnByDefault: true,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'emergency',
    label: 'Emergency alerts',
    description: 'Messages from your care team, and advice when you log a warning sign.',
    isOnByDefault: true,
    isFixed: true,
    ...reviewed('own'),
  },
]
