import { tellFirstIfPinIsSet } from '../local/index.ts'

/**
 * The lock of the app on this page.
 *
 * - off: no PIN is set
 * - closed: nothing of the patient's screens has been made yet, or no more
 * - locked: it was open, and is kept as it was left, off the page
 * - open: the PIN was given
 *
 * A mark in the browser's storage tells at once whether a PIN is set, so that Home waits for no database. Where there
 * is no mark (a first start, a cleared storage), the database is asked before it answers anything else.
 */
export type LockState = 'off' | 'closed' | 'locked' | 'open'

const markKey = 'app-lock'
const listeners = new Set<() => void>()
let state: LockState | undefined

export function readLock(): LockState {
  return (state ??= atStart())
}

export function setLock(next: LockState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Answers how to stop. */
export function followLock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function markLock(mark: 'on' | 'off'): void {
  try {
    localStorage.setItem(markKey, mark)
  } catch {
    // Without it the database is asked at every start.
  }
}

function atStart(): LockState {
  addEventListener('storage', hearOtherTab)
  const mark = findMark()
  if (!mark) {
    tellFirstIfPinIsSet((isSet) => {
      markLock(isSet ? 'on' : 'off')
      if (isSet) setLock('closed')
    })
  }
  return mark === 'on' ? 'closed' : 'off'
}

/** Another tab has switched the lock on or off, or has emptied this phone: then what this one shows goes as well. */
function hearOtherTab({ key, newValue }: StorageEvent): void {
  if (key === null) return location.replace('/')
  const isOn = newValue === 'on'
  if (key === markKey && isOn !== (state !== 'off')) setLock(isOn ? 'open' : 'off')
}

function findMark(): string | null {
  try {
    return localStorage.getItem(markKey)
  } catch {
    return null
  }
}
