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
 * `signed-out` without a reason: another clinician is signed in now, or no one is. `previousClinicianId`: that of the ended
 * session.
 */
export type ClinicianSessionState =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'signed-in'; session: ClinicianSession }
  | { status: 'signed-out'; why?: SignOutReason; previousClinicianId?: ClinicianId | undefined }

/** The app ends a session this early, because clocks differ and requests take time. */
const slackMs = 5_000

/**
 * Whether a clinician is signed in: as the server says, or by the clock while the server cannot be reached. When the
 * time is up the state becomes `loading` at once, so that no patient's name stays on screen during the request.
 */
export function useClinicianSession() {
  const [state, setState] = useState<ClinicianSessionState>({ status: 'loading' })
  const known = useRef<ClinicianSession>(undefined)
  /** Number of sign-outs: a response to a request from before a sign-out is ignored. */
  const signOuts = useRef(0)

  /** Undefined: no change. Without a response, the session lasts only as long as the server promised before. */
  const find = useCallback(async (isUserAct: boolean): Promise<ClinicianSessionState | undefined> => {
    try {
      const session = await readSessionWithRetry(isUserAct, known.current !== undefined)
      if (session && remainingMs(session) > slackMs) {
        if (isAnother(session, known.current))
          return { status: 'signed-out', previousClinicianId: known.current?.clinician.id }
        known.current = session
        return { status: 'signed-in', session }
      }
      if (session) await endClinicianSession()
      return signedOutState(known.current)
    } catch {
      return stateWithoutReply(known.current)
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
    setState({ status: 'loading' })
    void ask(false)
  }, [ask])

  const signOut = useCallback(async () => {
    signOuts.current += 1
    setState({ status: 'loading' })
    broadcastSignOut('underway')
    const why = await endSession()
    broadcastSignOut(why)
    setState({ status: 'signed-out', why, previousClinicianId: known.current?.clinician.id })
  }, [])

  const follow = useEffectEvent((message: SignOutBroadcast) => {
    signOuts.current += 1
    // `unreachable` rather than `loading`: if the other tab is closed meanwhile, this tab has a button to ask again.
    const previousClinicianId = known.current?.clinician.id
    setState(
      message === 'underway'
        ? { status: 'unreachable' }
        : { status: 'signed-out', why: message, previousClinicianId },
    )
  })
  useEffect(() => listenForSignOut((message) => follow(message)), [])

  useEffect(() => {
    let isHere = true
    void find(false).then((found) => isHere && found && setState(found))
    return () => {
      isHere = false
    }
  }, [find])
  useUserActivity(state.status === 'signed-in', () => void ask(true))

  return { state, ask, lapse, signOut }
}

/**
 * A step-up or a change of sign-in method replaces the cookie. A "not signed in" may be about the previous cookie, so
 * it is checked again; at most two such changes follow each other.
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
  if (!session) return { status: 'signed-out' }
  const previousClinicianId = session.clinician.id
  if (isOver(session.endsMs)) return { status: 'signed-out', why: 'ended', previousClinicianId }
  return { status: 'signed-out', why: isOver(session.idleEndsMs) ? 'idle' : 'elsewhere', previousClinicianId }
}

/** Undefined: no change, for as long as the server promised before. */
function stateWithoutReply(before: ClinicianSession | undefined): ClinicianSessionState | undefined {
  if (!before) return { status: 'unreachable' }
  return remainingMs(before) <= slackMs ? signedOutState(before) : undefined
}

const endSession = (): Promise<SignOutReason> =>
  endClinicianSession().then(
    () => 'signed-out',
    () => 'cannot-end',
  )

const isAnother = (session: ClinicianSession, before: ClinicianSession | undefined): boolean =>
  before !== undefined && before.clinician.id !== session.clinician.id

const isOver = (ms: number): boolean => ms - Date.now() <= slackMs
