import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { setToastVisible, type Toast } from '../../ui/feedback/toast.ts'
import { MantineFrame } from '../mantine-frame.tsx'
import styles from './toast-host.module.css'

const shownForMs = 5000

/**
 * A new toast replaces the previous one. An error stays until the person dismisses it. Mantine's timer would stop under
 * a pointer, and a tap on a phone leaves one there.
 */
export function ToastHost({ toast }: { toast: Toast }) {
  useEffect(() => {
    notifications.show({
      title: toast.title,
      message: toast.message,
      role: toast.tone === 'error' ? 'alert' : 'status',
      color: toast.tone === 'error' ? 'red' : 'green',
      className: toast.tone === 'error' ? styles.error : styles.success,
      classNames: { title: styles.title, description: styles.description, closeButton: styles.close },
      closeButtonProps: { 'aria-label': 'Dismiss' },
      onClose: () => setToastVisible(false),
    })
    setToastVisible(true)
    const remove = () => {
      notifications.clean()
      setToastVisible(false)
    }
    const timer = toast.tone === 'error' ? undefined : setTimeout(remove, shownForMs)
    return () => {
      clearTimeout(timer)
      remove()
    }
  }, [toast])
  return (
    <MantineFrame>
      <Notifications
        position="top-center"
        limit={1}
        autoClose={false}
        transitionDuration={150}
        notificationMaxHeight="calc(100dvh - var(--dock-height, 0px) - 4rem)"
        className={styles.host}
      />
    </MantineFrame>
  )
}
