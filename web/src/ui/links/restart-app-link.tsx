import type { ReactNode } from 'react'
import * as paths from '../../paths.ts'

/**
 * Opens the app on a phone that was emptied. A page of the browser's own, so that what this one remembers goes with it;
 * in its place, so that the way back does not lead here again.
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
