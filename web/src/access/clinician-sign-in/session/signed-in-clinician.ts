import type { ClinicianId } from '@second-wind/core/platform/ids'
import { createContext, type ReactNode, useContext } from 'react'
import { demoClinicianId } from '../../../data/local/index.ts'

/** The clinician of this dashboard. The demo has no session, so `askAgain` and `signOut` are absent. */
export type SignedInClinician = {
  clinicianId: ClinicianId
  /** Checks the session after a refused request. The function's identity is stable. */
  askAgain?: () => void
  signOut?: () => void
  /** For the header, which must not depend on sign-in in the demo. */
  tools?: ReactNode
}

export const SignedInClinicianContext = createContext<SignedInClinician>({ clinicianId: demoClinicianId })

export const useSignedInClinician = () => useContext(SignedInClinicianContext)
