import type { ClinicianId } from '@second-wind/core/platform/ids'
import { createContext, type ReactNode, useContext } from 'react'
import { currentClinicianId } from '../../../data/local/index.ts'

/** Whose dashboard this is. The demo's clinician has no session, so there is nothing to ask again and no way out. */
export type SignedInClinician = {
  clinicianId: ClinicianId
  /** The server has refused: is anybody still signed in? Keeps its identity. */
  askAgain?: () => void
  signOut?: () => void
  /** For the header: no part of the demo knows of signing in. */
  tools?: ReactNode
}

export const SignedInClinicianContext = createContext<SignedInClinician>({ clinicianId: currentClinicianId })

export const useSignedInClinician = () => useContext(SignedInClinicianContext)
