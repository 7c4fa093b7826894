import { Button } from '@mantine/core'
import type { HonestNotice } from '@second-wind/core/content/settings/honest-notice-schema'
import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { Dialog, DialogTitle } from '../ui/feedback/dialog.tsx'
import { NoticeRoutes } from './notice-routes.tsx'
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
  return (
    <>
      <DialogTitle>{notice.title}</DialogTitle>
      <p>{notice.oneDay}</p>
      <h3 className={styles.heading}>What you can do today</h3>
      <p>{notice.today}</p>
      <NoticeRoutes routes={notice.routes} onLeave={onLeave} />
    </>
  )
}

function Failed() {
  return (
    <>
      <DialogTitle>This did not open</DialogTitle>
      <p>It does nothing yet. Its explanation could not be opened. Close the app and open it again.</p>
    </>
  )
}
