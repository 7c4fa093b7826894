import type { OwnSignInReply } from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { useCallback, useEffect, useState } from 'react'
import { readOwnSignIn } from '../../../data/server/clinician/clinician-sign-in-settings.ts'
import { isSignedOut } from '../../../data/server/access-errors.ts'
import { useSignedIn } from '../session/signed-in-clinician.ts'
import { useProof } from '../session/use-step-up.ts'

/** Makes a change, after a second proof if one is asked for, and says that it was done. */
export type MakeChange = <T>(work: () => Promise<T>, done?: string) => Promise<T>

/** `isUnread`: the newest look failed. What is known stays, and with it new recovery codes that stand on the page. */
type Known = { own?: OwnSignInReply; isUnread: boolean }

/** How somebody signs in, read anew after each change. */
export function useOwnSignIn() {
  const { askAgain } = useSignedIn()
  const { withProof, question } = useProof()
  const [known, setKnown] = useState<Known>({ isUnread: false })
  const [done, setDone] = useState<string>()

  const look = useCallback(async (): Promise<(before: Known) => Known> => {
    try {
      const own = await readOwnSignIn()
      return () => ({ own, isUnread: false })
    } catch (failure) {
      if (isSignedOut(failure)) askAgain?.()
      return (before) => ({ ...before, isUnread: true })
    }
  }, [askAgain])
  useEffect(() => {
    let isHere = true
    void look().then((found) => isHere && setKnown(found))
    return () => {
      isHere = false
    }
  }, [look])

  const read = async () => setKnown(await look())
  const change: MakeChange = async (work, words) => {
    setDone(undefined)
    try {
      const made = await withProof(work)
      setDone(words)
      return made
    } finally {
      await read()
    }
  }

  return { ...known, done, change, question, read }
}
