import type { Invitation } from '@second-wind/core/access/contract/invitations'
import { useEffect } from 'react'
import { useServerState } from '../../access/clinician-sign-in/session/server-state.tsx'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { isUnauthorized } from '../../data/server/access-errors.ts'
import { readInvitations } from '../../data/server/clinician/invitations.ts'

/** How often the list is read while the dialog shows it, and while only its button does. */
const everyMs = { open: 3_000, closed: 30_000 }

export type InvitationList = {
  /** Undefined until the first answer. */
  invites: Invitation[] | undefined
  hasFailed: boolean
  /** Server clock minus this computer's, milliseconds. */
  skewMs: number
  readNow: () => void
}

export function useInvitations(isOpen: boolean): InvitationList {
  const { askAgain } = useSignedInClinician()
  const { last, failure, refresh } = useServerState({
    key: ['invitations'],
    read: readInvitations,
    every: isOpen ? everyMs.open : everyMs.closed,
  })
  const isOut = isUnauthorized(failure)
  useEffect(() => {
    if (isOut) askAgain?.()
  }, [isOut, askAgain])
  return {
    invites: last?.data,
    hasFailed: failure !== undefined,
    skewMs: last ? knownSkewMs(last.asOf - last.receivedAt) : 0,
    readNow: () => void refresh(),
  }
}

/** Below 3 seconds there is no skew: the server's time has whole seconds, and its answer takes time to arrive. */
const knownSkewMs = (ms: number): number => (Math.abs(ms) < 3_000 ? 0 : ms)
