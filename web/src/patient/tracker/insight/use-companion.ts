import type { Patient } from '@second-wind/core/records/patient'
import { useLiveQuery } from 'dexie-react-hooks'
import { findProfile } from '../../../data/local/index.ts'

/** The chosen companion; Joy until the profile has been read. */
export function useCompanion(): Patient['companionAvatar'] {
  return useLiveQuery(findProfile)?.companionAvatar ?? 'joy'
}
