import type { Browser } from '@playwright/test'
import type { ApiServer } from '../support/server/api-server.ts'
import type { Person } from './person.ts'

export type Stage = { browser: Browser; server: ApiServer; person: Person }

/** What someone comes to the app for. A patient starts at Home, a clinician at the dashboard. */
export type Job = {
  id: string
  who: 'patient' | 'clinician'
  title: string
  isOffline?: true
  /** Where a patient starts, instead of at Home. */
  startPath?: string
  /** What was there before; costs nothing. */
  prepare?: (stage: Stage) => Promise<void>
  steps: (person: Person) => Promise<void>
  /** Fails unless the job is really done. */
  proof: (stage: Stage) => Promise<void>
}
