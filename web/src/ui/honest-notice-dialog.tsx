import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { gpOutOfHours, has111 } from '@second-wind/core/content/help/northern-ireland'
import type { HonestNotice } from '@second-wind/core/content/settings/honest-notice'
import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { useNation } from '../live/use-nation.ts'
import { ActionLink } from './action-link.tsx'
import { Dialog, DialogTitle } from './dialog.tsx'
import { useHonestNotice } from './use-honest-notice.ts'
import styles from './honest-notice-dialog.module.css'

type Props = { id: NoticeId | undefined; onClose: () => void; closeLabel?: string }

/**
 * What a control says that does nothing yet, and the real way today. Open while there is an id. Stands inside a
 * MantineFrame, and behind the bars at the foot of the screen, so that 999 stays in reach.
 */
export function HonestNoticeDialog({ id, onClose, closeLabel = 'Close' }: Props) {
  const notice = useHonestNotice(id)
  return (
    <Dialog isOpen={id !== undefined} onClose={onClose} beside="bars">
      {notice === 'opening' && <DialogTitle>Opening…</DialogTitle>}
      {notice === 'failed' && <Failed />}
      {typeof notice === 'object' && <Words notice={notice} onLeave={onClose} />}
      <Button variant="outline" onClick={onClose}>
        {closeLabel}
      </Button>
    </Dialog>
  )
}

function Words({ notice, onLeave }: { notice: HonestNotice; onLeave: () => void }) {
  const is111There = has111(useNation())
  const routes = notice.routes.map((route) => (route.href === 'tel:111' && !is111There ? outOfHours : route))
  return (
    <>
      <DialogTitle>{notice.title}</DialogTitle>
      <p>{notice.oneDay}</p>
      <h3 className={styles.heading}>What you can do today</h3>
      <p>{notice.today}</p>
      <ul className={styles.routes}>
        {routes.map(({ label, href }) => (
          <li key={href}>
            {href.startsWith('/') ? (
              <Button component={Link} to={href} onClick={onLeave} fullWidth>
                {label}
              </Button>
            ) : (
              <ActionLink to={href}>{label}</ActionLink>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const outOfHours = { label: gpOutOfHours, href: '/care' }

function Failed() {
  return (
    <>
      <DialogTitle>This did not open</DialogTitle>
      <p>It does nothing yet. Its explanation could not be opened. Close the app and open it again.</p>
    </>
  )
}
