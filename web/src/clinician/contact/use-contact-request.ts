import { useEffect, useRef, useState } from 'react'
import { useRefresh } from '../../access/clinician-sign-in/session/server-state.tsx'

type RequestCallbacks = {
  onDone: () => void
  /** It failed after the dialog was closed. */
  onFailedUnseen: () => void
}

/** One request of a contact dialog at a time. A failure is always shown, in the dialog or after it (hazard C43). */
export function useContactRequest({ onDone, onFailedUnseen }: RequestCallbacks) {
  const refresh = useRefresh()
  const [state, setState] = useState<'asked' | 'underway' | { failure: unknown }>('asked')
  const isSeen = useRef(false)
  useEffect(() => {
    isSeen.current = true
    return () => {
      isSeen.current = false
    }
  }, [])

  const run = async (request: () => Promise<unknown>) => {
    setState('underway')
    try {
      await request()
      refresh('roster', 'record')
      onDone()
    } catch (failure) {
      if (isSeen.current) setState({ failure })
      else onFailedUnseen()
    }
  }
  return { run, isPending: state === 'underway', failed: typeof state === 'object' ? state : undefined }
}
