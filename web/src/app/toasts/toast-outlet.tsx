import { lazy, Suspense, useEffect, useState } from 'react'
import { setToastVisible, subscribeToToasts, type Toast } from '../../ui/feedback/toast.ts'
import styles from './toast-outlet.module.css'

// Loaded with the first toast, to keep it out of the first load. If it cannot be loaded, the words still appear.
// Awaited in a try: Vite loads the styles outside anything that is chained to import().
const ToastHost = lazy(async () => {
  try {
    return { default: (await import('./toast-host.tsx')).ToastHost }
  } catch {
    return { default: PlainToast }
  }
})

/** Shows at most one toast, the newest. */
export function ToastOutlet() {
  const [toast, setToast] = useState<Toast>()
  useEffect(() => subscribeToToasts((next) => setToast((shown) => next ?? withoutError(shown))), [])
  return <Suspense fallback={null}>{toast && <ToastHost toast={toast} />}</Suspense>
}

const withoutError = (shown: Toast | undefined) => (shown?.tone === 'error' ? undefined : shown)

/** The words of a toast whose component could not be loaded. Stays until dismissed. */
function PlainToast({ toast }: { toast: Toast }) {
  const [dismissed, setDismissed] = useState<Toast>()
  if (dismissed === toast) return null
  const dismiss = () => {
    setDismissed(toast)
    setToastVisible(false)
  }
  return (
    <div role={toast.tone === 'error' ? 'alert' : 'status'} className={styles.toast}>
      <p>
        <strong>{toast.title}</strong> {toast.message}
      </p>
      <button type="button" onClick={dismiss}>
        Dismiss
      </button>
    </div>
  )
}
