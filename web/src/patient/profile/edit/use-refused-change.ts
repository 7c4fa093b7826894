import type { Patient } from '@second-wind/core/records/patient'
import { useEffect, useState } from 'react'
import { findDeadLetter } from '../../../data/local/lazy.ts'
import { parseRefusedChange, type RefusedChange } from './refused-change.ts'

/** The refused change of that id, as it was when the form was opened; undefined while there is none. */
export function useRefusedChange(id: string | null, profile: Patient): RefusedChange | undefined {
  const [found, setFound] = useState<RefusedChange>()
  // What another tab does to it, or the server to the profile, must not take the form from under somebody who types.
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
