import type { Patient } from '@second-wind/core/records/patient'
import { useEffect, useState } from 'react'
import { findDeadLetter } from '../../../data/local/lazy.ts'
import { parseRefusedChange, type RefusedChange } from './refused-change.ts'

/** The refused change as it was when the form opened; undefined if there is none. */
export function useRefusedChange(id: string | null, profile: Patient): RefusedChange | undefined {
  const [found, setFound] = useState<RefusedChange>()
  // Not live: changes by another tab or the server must not replace a form while the person types.
  const [profileAtFirst] = useState(profile)
  useEffect(() => {
    let isOver = false
    if (id !== null)
      findDeadLetter(id).then(
        (letter) => {
          if (!isOver) setFound(letter && parseRefusedChange(letter, profileAtFirst))
        },
        () => {},
      )
    return () => {
      isOver = true
    }
  }, [id, profileAtFirst])
  return found?.mutationId === id ? found : undefined
}
