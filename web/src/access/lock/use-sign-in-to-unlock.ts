import { useState } from 'react'
import { removeLock } from '../../data/live/enable-lock.ts'
import { setLock } from '../../data/live/lock-state.ts'
import { requestFlush } from '../../data/pwa/request-flush.ts'
import { toastError, toastSuccess } from '../../ui/feedback/toast.ts'
import { signInInsteadWords as words } from './sign-in-instead-words.ts'

export type SignInToUnlockState = {
  isChosen: boolean
  choose: () => void
  /** To save before the app opens. */
  newCode: string | undefined
  signedIn: (newCode: string | undefined) => void
  open: () => void
}

/** A full sign-in opens the app and removes the PIN. */
export function useSignInToUnlock(): SignInToUnlockState {
  const [isChosen, setIsChosen] = useState(false)
  const [signIn, setSignIn] = useState<{ newCode: string; isPinGone: boolean }>()
  const signedIn = async (newCode: string | undefined) => {
    // A new recovery code is shown only now, even if removing the PIN fails.
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
