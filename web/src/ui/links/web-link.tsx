import type { ReactNode } from 'react'
import { toastError } from '../feedback/toast.ts'

type Props = { to: string; className?: string | undefined; children: ReactNode }

/** An address on the web. Opens in a new tab, which its words say; without signal it says why it does not open. */
export function WebLink({ to, className, children }: Props) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className} onClick={stopIfOffline}>
      {children}
    </a>
  )
}

/** A blank tab helps nobody. */
function stopIfOffline(event: { preventDefault(): void }): void {
  if (navigator.onLine) return
  event.preventDefault()
  toastError(
    'You have no connection',
    'This website needs one. The buttons that call for help, at the foot of the screen, still work.',
  )
}
