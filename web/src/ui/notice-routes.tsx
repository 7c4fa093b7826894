import { Button } from '@mantine/core'
import { gpOutOfHours, has111 } from '@second-wind/core/content/help/northern-ireland'
import type { HonestNotice } from '@second-wind/core/content/settings/honest-notice'
import { Link } from 'react-router-dom'
import { useNation } from '../live/use-nation.ts'
import { ActionLink } from './action-link.tsx'
import styles from './notice-routes.module.css'

type Props = { routes: HonestNotice['routes']; onLeave?: () => void }

/** The real ways that a notice names. Where there is no 111, the out-of-hours service stands in its place. */
export function NoticeRoutes({ routes, onLeave }: Props) {
  const is111There = has111(useNation())
  return (
    <ul className={styles.routes}>
      {routes
        .map((route) => (route.href === 'tel:111' && !is111There ? outOfHours : route))
        .map(({ label, href }) => (
          <li key={href}>
            {href.startsWith('/') ? (
              <Button component={Link} to={href} onClick={onLeave} className={styles.button} fullWidth>
                {label}
              </Button>
            ) : (
              <ActionLink to={href}>{label}</ActionLink>
            )}
          </li>
        ))}
    </ul>
  )
}

const outOfHours = { label: gpOutOfHours, href: '/care' }
