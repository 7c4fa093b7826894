import type { ReactNode } from 'react'
import { toastError } from '../feedback/toast.ts'

type Props = { to: string; className?: string | undefined; children: ReactNode }

/** A web address. Opens in a new tab, which its text says; offline it explains why it does not open. */
export function WebLink({ to, className, children }: Props) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className} onClick={stopIfOffline}>
      {children}
    </a>
  )
}

/** Without a connection the new tab would stay blank. */
function stopIfOffline(event: { preventDefault(): void }): void {
  if (navigator.onLine) return
  event.preventDefault()
  toastError(
    'You have no signal',
    'You need signal to open this website. You can still use the buttons at the bottom of the screen to call for help.',
  )
}
