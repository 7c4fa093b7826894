import { signInInsteadWords as words } from '@second-wind/core/content/lock/sign-in-instead-words'
import { useState } from 'react'
import { setLock } from '../../live/lock-state.ts'
import { forgetLock } from '../../live/switch-lock.ts'
import { requestFlush } from '../../pwa/request-flush.ts'
import { toastSuccess } from '../../ui/toast.ts'

export type SignInInstead = {
  isChosen: boolean
  choose: () => void
  /** To keep before the app opens. */
  newCode: string | undefined
  signedIn: (newCode: string | undefined) => void
  open: () => void
}

/** A full sign-in opens the app and takes the lock away, PIN and all. */
export function useSignInInstead(): SignInInstead {
  const [isChosen, setIsChosen] = useState(false)
  const [newCode, setNewCode] = useState<string>()
  const signedIn = async (code: string | undefined) => {
    await forgetLock()
    void requestFlush({ hurry: true }).catch(() => undefined)
    if (code === undefined) open()
    else setNewCode(code)
  }
  return { isChosen, choose: () => setIsChosen(true), newCode, signedIn: (code) => void signedIn(code), open }
}

function open(): void {
  setLock('off')
  toastSuccess(words.isOff, words.setAgain)
}
