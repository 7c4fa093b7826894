export type Toast = { title: string; message: string; tone: 'success' | 'error' }

/** Called without a toast to clear a visible error. */
type Listener = (toast?: Toast) => void
let listener: Listener | undefined

/** Shows briefly that something worked. */
export function toastSuccess(title: string, message: string): void {
  setToastVisible(true)
  listener?.({ title, message, tone: 'success' })
}

/** Shows that something failed, until dismissed. The screen must show the failure too. */
export function toastError(title: string, message: string): void {
  setToastVisible(true)
  listener?.({ title, message, tone: 'error' })
}

/** Removes an error toast when a later attempt succeeded without a toast of its own. */
export function clearToastError(): void {
  listener?.()
}

/** Registers the single outlet that shows toasts. Returns a function that unsubscribes it. */
export function subscribeToToasts(show: Listener): () => void {
  listener = show
  return () => {
    listener = undefined
  }
}

let isVisible = false
const watchers = new Set<() => void>()

/** From the call on, though the toast itself may first have to be loaded, so that nothing moves when it appears. */
export const isToastVisible = (): boolean => isVisible

export function setToastVisible(visible: boolean): void {
  isVisible = visible
  for (const watcher of watchers) watcher()
}

/** Calls back when a toast appears or disappears. */
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
