export type Toast = { title: string; message: string; tone: 'success' | 'error' }

/** Without a toast: the error that may be there is past. */
type Listener = (toast?: Toast) => void
let listener: Listener | undefined

/** Tells in passing that something worked. */
export function toastSuccess(title: string, message: string): void {
  listener?.({ title, message, tone: 'success' })
}

/** Tells at once that something failed, and stays until it is dismissed; the screen itself keeps saying so. */
export function toastError(title: string, message: string): void {
  listener?.({ title, message, tone: 'error' })
}

/** What failed has worked since, without a toast of its own: nothing may still say that it failed. */
export function clearToastError(): void {
  listener?.()
}

/** For the one outlet that shows them. Answers how to stop. */
export function subscribeToToasts(show: Listener): () => void {
  listener = show
  return () => {
    listener = undefined
  }
}
