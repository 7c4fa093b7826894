import type { InboxType } from '@second-wind/core/notifications/inbox-item'
import type { IconName } from '../../ui/primitives/icon.tsx'

/** Each icon is next to its word. */
export const typeIcons: Record<InboxType, IconName> = {
  message: 'stethoscope',
  attention: 'warning',
  medication: 'clock',
  symptoms: 'tick',
  weather: 'cloud',
  activity: 'walk',
  badge: 'star',
  challenge: 'star',
  streak: 'sun',
  progress: 'chart',
}
