import type { RealDeps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import type { Authenticator } from './authenticator.ts'
import { readClinicianSession } from './clinician-session.ts'
import { readPatientSession } from './patient-session.ts'

/**
 * Finds the session of a cookie and the person of that session. Patients and clinicians have separate cookies, and
 * neither is valid for the other.
 */
export function realAuthenticator(deps: Pick<RealDeps, 'db' | 'clock' | 'real'>): Authenticator {
  return {
    async patient(c) {
      const session = await readPatientSession(deps, c)
      switch (session.state) {
        case 'fresh':
        case 'stale':
          return session.actor
        case 'dormant':
          throw new ApiError('reauth_required')
        case 'revoked':
          throw new ApiError('revoked')
        case 'none':
          return undefined
      }
    },
    async clinician(c) {
      return (await readClinicianSession(deps, c))?.actor
    },
  }
}
