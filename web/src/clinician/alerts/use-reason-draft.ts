import { useState } from 'react'
import { useSignedIn } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'

type Reason = { chosen?: string; details: string }

const kept = new Map<string, Reason>()

/**
 * Why an alert is being resolved, as far as it is written. Kept in memory when a session ends in the middle of it, for the
 * same clinician only; on no disk, and not on the screen.
 */
export function useKeptReason(alertId: string) {
  const { clinicianId } = useSignedIn()
  const key = `${clinicianId} ${alertId}`
  const [reason, setReason] = useState<Reason>(() => kept.get(key) ?? { details: '' })
  const write = (changes: Partial<Reason>) => {
    const next = { ...reason, ...changes }
    kept.set(key, next)
    setReason(next)
  }
  return { reason, write, forget: () => void kept.delete(key) }
}
