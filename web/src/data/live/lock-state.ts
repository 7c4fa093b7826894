import { createListeners } from '@second-wind/core/platform/listeners'
import * as paths from '../../paths.ts'
import { checkPinBeforeReads } from '../local/index.ts'

/**
 * The app lock in this page.
 *
 * - off: no PIN is set
 * - closed: the patient's screens are not rendered
 * - locked: the app was open; its screens are kept as they were, off the page
 * - open: the PIN was entered
 *
 * A mark in localStorage shows at once that a PIN is set. The browser writes it late and may lose it, so only "on" is
 * trusted at a start; otherwise the PIN is read from the database before any other read.
 */
export type LockState = 'off' | 'closed' | 'locked' | 'open'

const markKey = 'app-lock'
const listeners = createListeners()
let state: LockState | undefined

export function readLock(): LockState {
  return (state ??= initLockState())
}

export function setLock(next: LockState): void {
  state = next
  listeners.notify()
}

/** Returns a function that unsubscribes. */
export const subscribeToLock = listeners.subscribe

export function saveLockMark(mark: 'on' | 'off'): void {
  try {
    localStorage.setItem(markKey, mark)
  } catch {
    // The PIN is read from the database at the next start.
  }
}

function initLockState(): LockState {
  addEventListener('storage', onStorageEvent)
  if (findMark() === 'on') return 'closed'
  checkPinBeforeReads((isSet) => {
    if (!isSet) return
    saveLockMark('on')
    setLock('closed')
  })
  return 'off'
}

/**
 * Another tab has turned the lock on or off, or has wiped this phone, so this tab follows. A missing mark does not
 * prove that there is no PIN.
 */
function onStorageEvent({ key, newValue }: StorageEvent): void {
  // localStorage was cleared: the phone was wiped, or the account was erased, which has its own page.
  if (key === null)
    return location.replace(location.pathname === paths.account ? paths.wipedDevice : paths.home)
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
