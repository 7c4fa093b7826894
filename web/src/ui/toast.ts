export type Toast = { title: string; message: string; tone: 'success' | 'error' }

type Listener = (toast: Toast) => void
let listener: Listener | undefined

/** Tells in passing that something worked. */
export function toastSuccess(title: string, message: string): void {
  listener?.({ title, message, tone: 'success' })
}

/** Tells at once that something failed; the screen itself keeps saying so. */
export function toastError(title: string, message: string): void {
  listener?.({ title, message, tone: 'error' })
}

/** For the one outlet that shows them. Answers how to stop. */
export function onToast(show: Listener): () => void {
  listener = show
  return () => {
    listener = undefined
  }
}
