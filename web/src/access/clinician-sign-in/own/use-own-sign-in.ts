import type { SignInMethodsReply } from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { useCallback, useEffect, useState } from 'react'
import { isSignedOut } from '../../../data/server/access-errors.ts'
import { fetchOwnSignIn } from '../../../data/server/clinician/clinician-sign-in-settings.ts'
import { useSignedInClinician } from '../session/signed-in-clinician.ts'
import { useStepUp } from '../session/use-step-up.ts'

/** Makes a change, after a second proof if one is asked for, and says that it was done. */
export type MakeChange = <T>(work: () => Promise<T>, done?: string) => Promise<T>

/** `isUnread`: the newest look failed. What is known stays, and with it new recovery codes that stand on the page. */
type Known = { own?: SignInMethodsReply; isUnread: boolean }

/** How somebody signs in, read anew after each change. */
export function useOwnSignIn() {
  const { askAgain } = useSignedInClinician()
  const { withProof, question } = useStepUp()
  const [known, setKnown] = useState<Known>({ isUnread: false })
  const [done, setDone] = useState<string>()

  const load = useCallback(async (): Promise<(before: Known) => Known> => {
    try {
      const own = await fetchOwnSignIn()
      return () => ({ own, isUnread: false })
    } catch (failure) {
      if (isSignedOut(failure)) askAgain?.()
      return (before) => ({ ...before, isUnread: true })
    }
  }, [askAgain])
  useEffect(() => {
    let isHere = true
    void load().then((found) => isHere && setKnown(found))
    return () => {
      isHere = false
    }
  }, [load])

  const read = async () => setKnown(await load())
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
