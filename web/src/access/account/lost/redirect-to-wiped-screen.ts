import { saveLockMark } from '../../../data/live/lock-state.ts'
import * as paths from '../../../paths.ts'

/** A full page load, so that nothing stays in this page's memory. */
export function redirectToWipedScreen(): void {
  saveLockMark('off')
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was stored there.
  }
  window.location.replace(paths.wipedDevice)
}
