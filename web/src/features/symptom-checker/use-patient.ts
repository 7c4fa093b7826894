import { useLiveQuery } from 'dexie-react-hooks'
import type { Patient } from '@second-wind/core/model/patient'
import { findProfile } from '../../local/index.ts'

/** Who answers, as far as we know. An unreadable profile, or none, costs nobody the check. */
export function usePatient(): { isRead: boolean; patient: Patient | undefined } {
  const read = useLiveQuery(() =>
    findProfile().then(
      (patient) => ({ patient }),
      () => ({ patient: undefined }),
    ),
  )
  return { isRead: read !== undefined, patient: read?.patient }
}
