import { forgetPin, setPin } from '../local/lazy.ts'
import { saveLockMark, setLock } from './lock-state.ts'

/** Sets the PIN; the app stays open for now. @throws NotSavedError */
export async function enableLock(pin: string): Promise<void> {
  // The mark is written first: a phone that stops in between asks for a PIN, finds none, and opens.
  saveLockMark('on')
  await setPin(pin).catch((error: unknown) => {
    saveLockMark('off')
    throw error
  })
  setLock('open')
}

/** The caller has verified the person. */
export async function disableLock(): Promise<void> {
  await removeLock()
  setLock('off')
}

/** Like `disableLock`, but keeps this page locked, because it shows something to read before it opens. */
export async function removeLock(): Promise<void> {
  await forgetPin()
  saveLockMark('off')
}
