import { markLock } from '../../../data/live/lock-state.ts'
import * as paths from '../../../paths.ts'

/** A page of the browser's own: what this one still remembers goes with it. */
export function redirectToEmptiedScreen(): void {
  markLock('off')
  try {
    sessionStorage.clear()
  } catch {
    // Then there was nothing in it.
  }
  window.location.replace(paths.wipedPhone)
}
