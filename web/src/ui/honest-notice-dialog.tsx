import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Button, Modal } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { HonestNotice } from '@second-wind/core/content/settings/honest-notice'
import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { ActionLink } from './action-link.tsx'
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
    <Modal.Root
      opened={id !== undefined}
      onClose={onClose}
      centered
      size="lg"
      zIndex={90}
      classNames={{ inner: styles.inner ?? '', content: styles.content ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={styles.body}>
          {notice === 'opening' && <Modal.Title className={styles.title}>Opening…</Modal.Title>}
          {notice === 'failed' && <Failed />}
          {typeof notice === 'object' && <Words notice={notice} onLeave={onClose} />}
          <Button variant="outline" onClick={onClose}>
            {closeLabel}
          </Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Words({ notice, onLeave }: { notice: HonestNotice; onLeave: () => void }) {
  return (
    <>
      <Modal.Title className={styles.title}>{notice.title}</Modal.Title>
      <p>{notice.oneDay}</p>
      <h3>What you can do today</h3>
      <p>{notice.today}</p>
      <ul className={styles.routes}>
        {notice.routes.map(({ label, href }) => (
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

function Failed() {
  return (
    <>
      <Modal.Title className={styles.title}>This did not open</Modal.Title>
      <p>It does nothing yet. Its explanation could not be opened. Close the app and open it again.</p>
    </>
  )
}
