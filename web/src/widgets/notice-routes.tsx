import { Button } from '@mantine/core'
import type { HonestNotice } from '@second-wind/core/content/settings/honest-notice-schema'
import { routesForNation } from '@second-wind/core/content/settings/notice-routes'
import { Link } from 'react-router-dom'
import { useNation } from '../data/live/use-nation.ts'
import { ActionLink } from '../ui/links/action-link.tsx'
import { CallLink } from '../ui/links/call-link.tsx'
import styles from './notice-routes.module.css'

type Props = { routes: HonestNotice['routes']; onLeave?: () => void }

/** The alternatives that a notice names, for the person's nation. */
export function NoticeRoutes({ routes, onLeave }: Props) {
  const shown = routesForNation(useNation(), routes)
  if (shown.length === 0) return null
  return (
    <ul className={styles.routes}>
      {shown.map(({ label, href }) => (
        <li key={href}>
          {href.startsWith('/') ? (
            <Button
              component={Link}
              to={href}
              onClick={onLeave}
              color="green"
              className={styles.button}
              fullWidth
            >
              {label}
            </Button>
          ) : href.startsWith('tel:') ? (
            <CallLink tel={href.slice('tel:'.length)} level={href === 'tel:999' ? 'emergency' : 'urgent'}>
              {label}
            </CallLink>
          ) : (
            <ActionLink to={href}>{label}</ActionLink>
          )}
        </li>
      ))}
    </ul>
  )
}
