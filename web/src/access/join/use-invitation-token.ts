import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The token of the invitation, taken out of the address at once: nobody finds it in the history later. */
export function useInvitationToken(): { token: string | undefined; forgetToken: () => void } {
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
