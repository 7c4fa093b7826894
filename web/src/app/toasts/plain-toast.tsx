import { useState } from 'react'
import styles from './plain-toast.module.css'
import type { Toast } from '../../ui/feedback/toast.ts'

/** The words of a toast where the real one could not be fetched. Stays until it is dismissed. */
export function PlainToast({ toast }: { toast: Toast }) {
  const [dismissed, setDismissed] = useState<Toast>()
  if (dismissed === toast) return null
  return (
    <div role={toast.tone === 'error' ? 'alert' : 'status'} className={styles.toast}>
      <p>
        <strong>{toast.title}</strong> {toast.message}
      </p>
      <button type="button" onClick={() => setDismissed(toast)}>
        Dismiss
      </button>
    </div>
  )
}
