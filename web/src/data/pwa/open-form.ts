/**
 * A half-filled form holds this lock in shared mode; the browser releases it when the tab ends, however that happens.
 */
const lockName = 'open-form'

let openHere = 0

/** Whether a half-filled form is open in any tab (without Web Locks: in this one). */
export async function isFormOpen(): Promise<boolean> {
  if (openHere > 0) return true
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some((lock) => lock.name === lockName)
}

/** Marks a form as half-filled. Returns a function that clears the mark. */
export function markFormOpen(): () => void {
  openHere += 1
  const release = holdLock()
  return () => {
    openHere -= 1
    release()
  }
}

function holdLock(): () => void {
  if (!('locks' in navigator)) return nothing
  let release = nothing
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks.request(lockName, { mode: 'shared' }, () => released)
  return release
}

const nothing = (): void => {}
