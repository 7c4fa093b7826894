import type { Invitation } from '@second-wind/core/access/contract/invitations'
import { useEffect, useState } from 'react'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { isSignedOut } from '../../data/server/access-errors.ts'
import { invitesReader } from '../../data/server/clinician/invitations.ts'
import { usePoll } from '../dashboard/use-poll.ts'

/** How often the list is read while somebody looks at it, and while it only stands behind the button. */
const everyMs = { open: 3_000, closed: 30_000 }

export type InvitationList = {
  /** Undefined until they are here. */
  invites: Invitation[] | undefined
  hasFailed: boolean
  /** Server clock minus this computer's, milliseconds. */
  skewMs: number
  readNow: () => void
}

export function useInvitations(isOpen: boolean): InvitationList {
  const { askAgain } = useSignedInClinician()
  // Made here and not once for all, so that nobody's name outlives the screen.
  const [read] = useState(invitesReader)
  const { last, failure, pollNow } = usePoll(read, isOpen ? everyMs.open : everyMs.closed)
  const isOut = isSignedOut(failure)
  useEffect(() => {
    if (isOut) askAgain?.()
  }, [isOut, askAgain])
  return {
    invites: last?.data,
    hasFailed: failure !== undefined,
    skewMs: last ? knownSkewMs(last.asOf - last.heardAt) : 0,
    readNow: pollNow,
  }
}

/** The server tells its time in whole seconds, and its answer takes a while: so little is no skew. */
const knownSkewMs = (ms: number): number => (Math.abs(ms) < 3_000 ? 0 : ms)
