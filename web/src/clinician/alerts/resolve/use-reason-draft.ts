import { useState } from 'react'
import { useSignedInClinician } from '../../../access/clinician-sign-in/session/signed-in-clinician.ts'

type ReasonDraft = { chosen?: string; details: string }

const kept = new Map<string, ReasonDraft>()

/**
 * Why an alert is being resolved, as far as it is written. Kept in memory when a session ends in the middle of it, for the
 * same clinician only; on no disk, and not on the screen.
 */
export function useReasonDraft(alertId: string) {
  const { clinicianId } = useSignedInClinician()
  const key = `${clinicianId} ${alertId}`
  const [reason, setReason] = useState<ReasonDraft>(() => kept.get(key) ?? { details: '' })
  const write = (changes: Partial<ReasonDraft>) => {
    const next = { ...reason, ...changes }
    kept.set(key, next)
    setReason(next)
  }
  return { reason, write, forget: () => void kept.delete(key) }
}
