import type { Patient } from '@second-wind/core/records/patient'
import { useLiveQuery } from 'dexie-react-hooks'
import { findProfile } from '../local/index.ts'

/**
 * The profile on this phone; undefined while it is first read. An unreadable profile counts as none, so that no screen
 * fails.
 */
export function useProfile(): { profile: Patient | undefined } | undefined {
  return useLiveQuery(() =>
    findProfile().then(
      (profile) => ({ profile }),
      () => ({ profile: undefined }),
    ),
  )
}
