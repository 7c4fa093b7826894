import type { EnrolmentLookupReply } from '@second-wind/core/access/contract/clinician-auth'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fetchEnrolment } from '../../../data/server/clinician/clinician-auth.ts'
import { HttpError } from '../../../data/server/http-error.ts'

type EnrolmentLookup = EnrolmentLookupReply | 'looking' | 'not-valid' | 'unreachable'

/** The link's token. Removed from the address at once, so that the history does not keep it. */
export function useEnrolment() {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('t') ?? '')
  const [enrolment, setEnrolment] = useState<EnrolmentLookup>('looking')

  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])

  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isHere = true
    void loadEnrolment(token).then((found) => isHere && setEnrolment(found))
    return () => {
      isHere = false
    }
  }, [token, tries])

  const tryAgain = () => {
    setEnrolment('looking')
    setTries((count) => count + 1)
  }
  return { token, enrolment, tryAgain }
}

async function loadEnrolment(token: string): Promise<EnrolmentLookup> {
  if (token === '') return 'not-valid'
  try {
    return await fetchEnrolment(token)
  } catch (failure) {
    return failure instanceof HttpError && failure.status === 404 ? 'not-valid' : 'unreachable'
  }
}
