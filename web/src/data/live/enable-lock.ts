import { forgetPin, setPin } from '../local/lazy.ts'
import { markLock, setLock } from './lock-state.ts'

/** From now on this PIN opens the app; it stays open meanwhile. @throws NotSaved */
export async function enableLock(pin: string): Promise<void> {
  // The mark first: a phone that stops in between asks for a PIN, finds none, and opens.
  markLock('on')
  await setPin(pin).catch((error: unknown) => {
    markLock('off')
    throw error
  })
  setLock('open')
}

/** Whoever calls this has made sure that it is the person who asks. */
export async function disableLock(): Promise<void> {
  await removeLock()
  setLock('off')
}

/** The same, but this page stays as it is: there is something to read on it before it opens. */
export async function removeLock(): Promise<void> {
  await forgetPin()
  markLock('off')
}
