import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NotificationsScreen } from '../../../../web/src/patient/notifications/notifications-screen.tsx'
import { renderScreen } from '../../../support/render.tsx'

/** The page of notifications, or its settings. */
export function openNotifications(tab: 'recent' | 'settings' = 'recent') {
  const path = tab === 'recent' ? '/notifications' : '/notifications?tab=settings'
  const view = renderScreen(<NotificationsScreen />, path)
  return { user: userEvent.setup(), unmount: view.unmount }
}

/** One notification, by its title. */
export async function findNotification(title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: (name) => name.startsWith(title) })
  const article = heading.closest('article')
  if (!article) throw new Error(`no notification contains "${title}"`)
  return within(article)
}
