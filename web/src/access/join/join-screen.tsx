import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePendingJoin } from '../../data/live/use-pending-join.ts'
import { InvitationSteps } from './invitation-steps.tsx'
import { JoinStatus } from './join-status.tsx'

/** /join, or /join#i=<token>: from an invitation to a clinic that can see the record. */
export function JoinScreen() {
  const stored = usePendingJoin()
  const { token, forgetToken } = useInvitationToken()
  if (!stored) return null
  // Somebody who scans a new invitation means that one, not one that came to nothing.
  if (stored.joining && token === undefined) return <JoinStatus joining={stored.joining} />
  return <InvitationSteps key={token} token={token} onAsked={forgetToken} />
}

/** The token of the invitation, taken out of the address at once: nobody finds it in the history later. */
function useInvitationToken(): { token: string | undefined; forgetToken: () => void } {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const scanned = tokenIn(hash)
  const [token, setToken] = useState(scanned)
  if (scanned !== undefined && scanned !== token) setToken(scanned)
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])
  return { token, forgetToken: () => setToken(undefined) }
}

const tokenIn = (hash: string): string | undefined => new URLSearchParams(hash.slice(1)).get('i') ?? undefined
