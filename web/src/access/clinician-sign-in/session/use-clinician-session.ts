import type { ClinicianId } from '@second-wind/core/platform/ids'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type ClinicianSession,
  endClinicianSession,
  readClinicianSession,
} from '../../../data/server/clinician/clinician-session.ts'
import type { SignOutReason } from '../sign-in-words.ts'
import { listenForSignOut, type SignOutBroadcast, broadcastSignOut } from './sign-out-broadcast.ts'
import { useUserActivity } from './use-user-activity.ts'

/**
 * `out` without a reason: whoever was at work here is not who is signed in now, if anybody is. `whose`: who was at work
 * here until now.
 */
export type ClinicianSessionState =
  | { is: 'asking' }
  | { is: 'unreachable' }
  | { is: 'in'; session: ClinicianSession }
  | { is: 'out'; why?: SignOutReason; whose?: ClinicianId | undefined }

/** The server ends a session when this much is left of it here, at the latest: clocks and wires are not exact. */
const slackMs = 5_000

/**
 * Whether somebody is signed in, by what the server says and, while it says nothing, by the clock. When the time is up
 * the answer is "asking" at once, so that nobody's name stays on the screen for as long as the server is asked.
 */
export function useClinicianSession() {
  const [state, setState] = useState<ClinicianSessionState>({ is: 'asking' })
  const known = useRef<ClinicianSession>(undefined)
  /** Counts signings out: an answer that was asked for before one brings nobody back. */
  const signOuts = useRef(0)

  /** Undefined: as before. Nothing is shown on the word of a silent server, beyond what it had promised. */
  const find = useCallback(async (isUserAct: boolean): Promise<ClinicianSessionState | undefined> => {
    try {
      const session = await readSessionWithRetry(isUserAct, known.current !== undefined)
      if (session && remainingMs(session) > slackMs) {
        if (isAnother(session, known.current)) return { is: 'out', whose: known.current?.clinician.id }
        known.current = session
        return { is: 'in', session }
      }
      if (session) await endClinicianSession()
      return signedOutState(known.current)
    } catch {
      const before = known.current
      if (!before) return { is: 'unreachable' }
      return remainingMs(before) <= slackMs ? signedOutState(before) : undefined
    }
  }, [])

  const ask = useCallback(
    async (isUserAct: boolean) => {
      const before = signOuts.current
      const found = await find(isUserAct)
      if (found && signOuts.current === before) setState(found)
    },
    [find],
  )

  const lapse = useCallback(() => {
    setState({ is: 'asking' })
    void ask(false)
  }, [ask])

  const signOut = useCallback(async () => {
    signOuts.current += 1
    setState({ is: 'asking' })
    broadcastSignOut('underway')
    const why = await endClinicianSession().then(
      () => 'signed-out' as const,
      () => 'cannot-end' as const,
    )
    broadcastSignOut(why)
    setState({ is: 'out', why, whose: known.current?.clinician.id })
  }, [])

  const follow = useEffectEvent((news: SignOutBroadcast) => {
    signOuts.current += 1
    // "Not known" and not "asking": should the other tab be closed meanwhile, there is a button to ask with.
    const whose = known.current?.clinician.id
    setState(news === 'underway' ? { is: 'unreachable' } : { is: 'out', why: news, whose })
  })
  useEffect(() => listenForSignOut((news) => follow(news)), [])

  useEffect(() => {
    let isHere = true
    void find(false).then((found) => isHere && found && setState(found))
    return () => {
      isHere = false
    }
  }, [find])
  useUserActivity(state.is === 'in', () => void ask(true))

  return { state, ask, lapse, signOut }
}

/**
 * A second proof, and each change of how somebody signs in, changes the cookie. "Nobody" may be about the one before, if
 * that was on its way meanwhile; at most two such changes follow each other.
 */
async function readSessionWithRetry(
  isUserAct: boolean,
  wasIn: boolean,
): Promise<ClinicianSession | undefined> {
  const session = await readClinicianSession({ isUserAct })
  if (session || !wasIn) return session
  return (await readClinicianSession({ isUserAct })) ?? readClinicianSession({ isUserAct })
}

const remainingMs = ({ endsMs, idleEndsMs }: ClinicianSession): number =>
  Math.min(endsMs, idleEndsMs) - Date.now()

function signedOutState(session: ClinicianSession | undefined): ClinicianSessionState {
  if (!session) return { is: 'out' }
  const whose = session.clinician.id
  if (isOver(session.endsMs)) return { is: 'out', why: 'ended', whose }
  return { is: 'out', why: isOver(session.idleEndsMs) ? 'idle' : 'elsewhere', whose }
}

const isAnother = (session: ClinicianSession, before: ClinicianSession | undefined): boolean =>
  before !== undefined && before.clinician.id !== session.clinician.id

const isOver = (ms: number): boolean => ms - Date.now() <= slackMs
