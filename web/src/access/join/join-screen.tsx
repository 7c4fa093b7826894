import { usePendingJoin } from '../../data/live/use-pending-join.ts'
import { JoinStatus } from './join-status.tsx'
import { InvitationSteps } from './invitation-steps.tsx'
import { useInvitationToken } from './use-invitation-token.ts'

/** /join, or /join#i=<token>: from an invitation to a clinic that can see the record. */
export function JoinScreen() {
  const stored = usePendingJoin()
  const { token, forgetToken } = useInvitationToken()
  if (!stored) return null
  // Somebody who scans a new invitation means that one, not one that came to nothing.
  if (stored.joining && token === undefined) return <JoinStatus joining={stored.joining} />
  return <InvitationSteps key={token} token={token} onAsked={forgetToken} />
}
