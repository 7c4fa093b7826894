import type { Patient } from '@second-wind/core/model/patient'
import { useLiveQuery } from 'dexie-react-hooks'
import { findProfile } from '../../local/index.ts'

/** Undefined while it is unknown: then every number is shown and every question asked. */
export function useProfile(): Patient | undefined {
  return useLiveQuery(() => findProfile().catch(() => undefined))
}
