import { useState } from 'react'
import { removeLock } from '../../data/live/enable-lock.ts'
import { setLock } from '../../data/live/lock-state.ts'
import { requestFlush } from '../../data/pwa/request-flush.ts'
import { toastError, toastSuccess } from '../../ui/feedback/toast.ts'
import { signInInsteadWords as words } from './sign-in-instead-words.ts'

export type SignInToUnlockState = {
  isChosen: boolean
  choose: () => void
  /** To keep before the app opens. */
  newCode: string | undefined
  signedIn: (newCode: string | undefined) => void
  open: () => void
}

/** A full sign-in opens the app and takes the lock away, PIN and all. */
export function useSignInToUnlock(): SignInToUnlockState {
  const [isChosen, setIsChosen] = useState(false)
  const [signIn, setSignIn] = useState<{ newCode: string; isPinGone: boolean }>()
  const signedIn = async (newCode: string | undefined) => {
    // A code that took the place of a used one is told this once, whatever becomes of the PIN.
    const isPinGone = await removeLock().then(
      () => true,
      () => false,
    )
    void requestFlush({ hurry: true }).catch(() => undefined)
    if (newCode === undefined) open(isPinGone)
    else setSignIn({ newCode, isPinGone })
  }
  return {
    isChosen,
    choose: () => setIsChosen(true),
    newCode: signIn?.newCode,
    signedIn: (code) => void signedIn(code),
    open: () => open(signIn?.isPinGone ?? false),
  }
}

function open(isPinGone: boolean): void {
  setLock(isPinGone ? 'off' : 'open')
  if (isPinGone) toastSuccess(words.isOff, words.setAgain)
  else toastError(words.isStillOn, words.signInAgain)
}
