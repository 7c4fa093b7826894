import type { ReactNode } from 'react'
import * as paths from '../../paths.ts'

/**
 * Opens the app on a phone that was wiped. A full page load, so that nothing stays in this page's memory; it replaces
 * the history entry, so that Back does not lead here again.
 */
export function RestartAppLink({ children }: { children: ReactNode }) {
  return (
    <a
      href={paths.home}
      onClick={(event) => {
        event.preventDefault()
        window.location.replace(paths.home)
      }}
    >
      {children}
    </a>
  )
}
