import type { Clinician } from '@second-wind/core/care/clinician'
import type { ClinicianId } from '@second-wind/core/platform/ids'
import { useEffect, useState } from 'react'
import { getClinician } from '../../data/server/clinician/clinician-dashboard.ts'

/**
 * Who is signed in; undefined until known. Asked for once, not polled.
 *
 * @param lastContact changes when the server was heard again: the moment to ask anew after a failure
 */
export function useClinician(id: ClinicianId, lastContact: unknown): Clinician | undefined {
  const [clinician, setClinician] = useState<Clinician>()
  const [hasFailed, setHasFailed] = useState(false)
  const retry = hasFailed ? lastContact : undefined

  useEffect(() => {
    if (clinician?.id === id) return
    const stop = new AbortController()
    getClinician(id, stop.signal).then(setClinician, () => {
      if (!stop.signal.aborted) setHasFailed(true)
    })
    return () => stop.abort()
  }, [id, clinician?.id, retry])

  return clinician
}
