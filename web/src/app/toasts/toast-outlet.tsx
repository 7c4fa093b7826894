import { lazy, Suspense, useEffect, useState } from 'react'
import { PlainToast } from './plain-toast.tsx'
import { onToast, type Toast } from '../../ui/toast.ts'

const loadHost = () => import('./toast-host.tsx')

// Not needed at the start. If it cannot be fetched, the words still appear.
// Awaited in a try: Vite fetches the styles outside of anything that is chained to import().
const ToastHost = lazy(async () => {
  try {
    return { default: (await loadHost()).ToastHost }
  } catch {
    return { default: PlainToast }
  }
})

/** The place where toasts appear: at most one, the newest. */
export function ToastOutlet() {
  const [toast, setToast] = useState<Toast>()
  useEffect(() => onToast((next) => setToast((shown) => next ?? withoutError(shown))), [])
  useEffect(fetchWithFirstTouch, [])
  return <Suspense fallback={null}>{toast && <ToastHost toast={toast} />}</Suspense>
}

const withoutError = (shown: Toast | undefined) => (shown?.tone === 'error' ? undefined : shown)

/** Whoever does something is about to be told that it worked: by then it is here. */
function fetchWithFirstTouch(): () => void {
  const touched = new AbortController()
  const fetchHost = () => {
    touched.abort()
    loadHost().catch(() => {})
  }
  for (const event of ['pointerdown', 'keydown']) {
    document.addEventListener(event, fetchHost, { signal: touched.signal })
  }
  return () => touched.abort()
}
