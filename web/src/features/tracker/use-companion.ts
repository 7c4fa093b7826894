import { useLiveQuery } from 'dexie-react-hooks'
import type { Patient } from '@second-wind/core/model/patient'
import { findProfile } from '../../local/index.ts'

/** The companion that the person chose; Joy until the profile has been read. */
export function useCompanion(): Patient['companionAvatar'] {
  return useLiveQuery(findProfile)?.companionAvatar ?? 'joy'
}
