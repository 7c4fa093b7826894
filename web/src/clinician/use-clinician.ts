import type { Clinician } from '@second-wind/core/care/clinician'
import { useEffect, useEffectEvent } from 'react'
import { useServerState } from '../access/clinician-sign-in/session/server-state.tsx'
import { useSignedInClinician } from '../access/clinician-sign-in/session/signed-in-clinician.ts'
import { getClinician } from '../data/server/clinician/clinician-dashboard.ts'

/**
 * The signed-in clinician; undefined until known. Read once, not polled.
 *
 * @param lastContact changes when the server has answered another request: the moment to try again after a failure
 */
export function useClinician(lastContact?: unknown): Clinician | undefined {
  const { clinicianId } = useSignedInClinician()
  const { last, failure, refresh } = useServerState({
    key: ['clinician'],
    read: (signal) => getClinician(clinicianId, signal),
    every: 'once',
  })
  const retry = useEffectEvent(() => {
    if (failure !== undefined) void refresh()
  })
  useEffect(() => retry(), [lastContact])
  return last
}
