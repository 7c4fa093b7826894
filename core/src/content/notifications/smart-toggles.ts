import { reviewed } from '../review.ts'
import type { Toggle } from '../settings/toggle.ts'

/** "Medications, symptoms, weather, social and emergency on; activities off" (second specification, section 9). */
export const smartToggles: readonly Toggle[] = [
  {
    id: 'medications',
    label: 'Medications',
    description: 'A reminder to take your medicines as prescribed.',
    isOnAtFirst: true,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'symptoms',
    label: 'Symptoms',
    description: 'A reminder to log how you feel each day.',
    isOnAtFirst: true,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'weather',
    label: 'Weather',
    description: 'A note when cold air or poor air may affect you.',
    isOnAtFirst: true,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'activities',
    label: 'Activities',
    description: 'A reminder to do an activity from the library.',
    isOnAtFirst: false,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'social',
    label: 'Social',
    description: 'News from your groups and challenges.',
    isOnAtFirst: true,
    isFixed: false,
    ...reviewed('own'),
  },
  {
    id: 'emergency',
    label: 'Emergency alerts',
    description: 'Always on. You see a warning when you log a danger sign.',
    isOnAtFirst: true,
    isFixed: true,
    ...reviewed('own'),
  },
]
