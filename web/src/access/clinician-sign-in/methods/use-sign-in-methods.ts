import { useEffect, useState } from 'react'
import { isUnauthorized } from '../../../data/server/access-errors.ts'
import { fetchSignInMethods } from '../../../data/server/clinician/clinician-sign-in-methods.ts'
import { useServerState } from '../session/server-state.tsx'
import { useSignedInClinician } from '../session/signed-in-clinician.ts'
import { useStepUp } from '../session/use-step-up.ts'

/** Makes a change, after a step-up if the server requires one, and then shows `done`. */
export type MakeChange = <T>(work: () => Promise<T>, done?: string) => Promise<T>

/** How the signed-in clinician signs in, read again after each change. */
export function useSignInMethods() {
  const { askAgain } = useSignedInClinician()
  const { withProof, question } = useStepUp()
  const [done, setDone] = useState<string>()
  const { last, failure, refresh } = useServerState({
    key: ['own-sign-in'],
    read: fetchSignInMethods,
    every: 'once',
    // New recovery codes stay on the page when reading fails.
    isKeptOnRefusal: true,
  })
  useEffect(() => {
    if (isUnauthorized(failure)) askAgain?.()
  }, [failure, askAgain])

  const change: MakeChange = async (work, text) => {
    setDone(undefined)
    try {
      const result = await withProof(work)
      setDone(text)
      return result
    } finally {
      await refresh()
    }
  }

  return { own: last, hasReadFailed: failure !== undefined, done, change, question, read: refresh }
}
