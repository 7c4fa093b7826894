import { useJoining } from '../../data/live/use-pending-join.ts'
import { Asked } from './join-status.tsx'
import { Invited } from './invitation-steps.tsx'
import { useToken } from './use-invitation-token.ts'

/** /join, or /join#i=<token>: from an invitation to a clinic that can see the record. */
export function JoinScreen() {
  const stored = useJoining()
  const { token, forgetToken } = useToken()
  if (!stored) return null
  // Somebody who scans a new invitation means that one, not one that came to nothing.
  if (stored.joining && token === undefined) return <Asked joining={stored.joining} />
  return <Invited key={token} token={token} onAsked={forgetToken} />
}
