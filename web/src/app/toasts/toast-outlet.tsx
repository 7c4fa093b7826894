import { lazy, Suspense, useEffect, useState } from 'react'
import { subscribeToToasts, type Toast } from '../../ui/feedback/toast.ts'
import styles from './toast-outlet.module.css'

// Fetched with the first toast: nobody waits for it at the start. If it cannot be fetched, the words still appear.
// Awaited in a try: Vite fetches the styles outside of anything that is chained to import().
const ToastHost = lazy(async () => {
  try {
    return { default: (await import('./toast-host.tsx')).ToastHost }
  } catch {
    return { default: PlainToast }
  }
})

/** The place where toasts appear: at most one, the newest. */
export function ToastOutlet() {
  const [toast, setToast] = useState<Toast>()
  useEffect(() => subscribeToToasts((next) => setToast((shown) => next ?? withoutError(shown))), [])
  return <Suspense fallback={null}>{toast && <ToastHost toast={toast} />}</Suspense>
}

const withoutError = (shown: Toast | undefined) => (shown?.tone === 'error' ? undefined : shown)

/** The words of a toast where the real one could not be fetched. Stays until it is dismissed. */
function PlainToast({ toast }: { toast: Toast }) {
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
