import * as paths from '../../paths.ts'
import { gateReadsOnPin } from '../local/index.ts'

/**
 * The lock of the app on this page.
 *
 * - off: no PIN is set
 * - closed: nothing of the patient's screens has been made yet, or no more
 * - locked: it was open, and is kept as it was left, off the page
 * - open: the PIN was given
 *
 * A mark in the browser's storage tells at once that a PIN is set. The browser writes it when it likes and may lose it,
 * so only "on" is believed at a start; otherwise the database is asked before it answers anything else.
 */
export type LockState = 'off' | 'closed' | 'locked' | 'open'

const markKey = 'app-lock'
const listeners = new Set<() => void>()
let state: LockState | undefined

export function readLock(): LockState {
  return (state ??= initLockState())
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
    // The database is asked at a start.
  }
}

function initLockState(): LockState {
  addEventListener('storage', onStorageEvent)
  if (findMark() === 'on') return 'closed'
  gateReadsOnPin((isSet) => {
    if (!isSet) return
    markLock('on')
    setLock('closed')
  })
  return 'off'
}

/**
 * Another tab has switched the lock on or off, or has emptied this phone: then what this one shows goes as well. A mark
 * that is merely gone says nothing of the PIN.
 */
function onStorageEvent({ key, newValue }: StorageEvent): void {
  // Erasing an account has the browser clear its storage: this page too is told, and goes where that is said.
  if (key === null)
    return location.replace(location.pathname === paths.account ? paths.wipedPhone : paths.home)
  if (key !== markKey) return
  if (newValue === 'on' && state === 'off') setLock('open')
  if (newValue === 'off') setLock('off')
}

function findMark(): string | null {
  try {
    return localStorage.getItem(markKey)
  } catch {
    return null
  }
}
