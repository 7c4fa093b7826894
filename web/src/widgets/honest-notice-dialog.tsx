import { Button } from '@mantine/core'
import type { HonestNotice } from '@second-wind/core/content/settings/honest-notice-schema'
import { type NoticeId, loadHonestNotice } from '@second-wind/core/content/settings/load-honest-notice'
import { todayInNation } from '@second-wind/core/content/settings/notice-routes'
import { useEffect, useState } from 'react'
import { useNation } from '../data/live/use-nation.ts'
import { Dialog, DialogTitle } from '../ui/feedback/dialog.tsx'
import { NoticeRoutes } from './notice-routes.tsx'
import styles from './honest-notice-dialog.module.css'

type Props = { id: NoticeId | undefined; onClose: () => void; closeLabel?: string }

/**
 * Explains a control that does nothing yet, and names the real alternative. Open while there is an id. Must be inside a
 * MantineFrame; it is below the bottom bars, so that 999 stays visible.
 */
export function HonestNoticeDialog({ id, onClose, closeLabel = 'Close' }: Props) {
  const notice = useHonestNotice(id)
  return (
    <Dialog isOpen={id !== undefined} onClose={onClose} beside="bars">
      {notice === 'opening' && <DialogTitle>Opening…</DialogTitle>}
      {notice === 'failed' && <NoticeFailed />}
      {typeof notice === 'object' && <Words notice={notice} onLeave={onClose} />}
      <Button variant="outline" onClick={onClose}>
        {closeLabel}
      </Button>
    </Dialog>
  )
}

function Words({ notice, onLeave }: { notice: HonestNotice; onLeave: () => void }) {
  const nation = useNation()
  return (
    <>
      <DialogTitle>{notice.title}</DialogTitle>
      <p>{notice.oneDay}</p>
      <h3 className={styles.heading}>What you can do today</h3>
      <p>{todayInNation(nation, notice)}</p>
      <NoticeRoutes routes={notice.routes} onLeave={onLeave} />
    </>
  )
}

function NoticeFailed() {
  return (
    <>
      <DialogTitle>We could not open this</DialogTitle>
      <p>This does not work yet, and we could not show you more about it. Close the app and open it again.</p>
    </>
  )
}

type LoadedNotice = HonestNotice | 'failed'

/** The words of a notice, once loaded. Without an id the last words stay, for a dialog that is closing. */
function useHonestNotice(id: NoticeId | undefined): LoadedNotice | 'opening' {
  const [loaded, setLoaded] = useState<{ id: NoticeId; words: LoadedNotice }>()
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    const show = (words: LoadedNotice) => {
      if (isCurrent) setLoaded({ id, words })
    }
    loadHonestNotice(id).then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [id])
  return loaded && (id === undefined || loaded.id === id) ? loaded.words : 'opening'
}
