import type { WhySignedOut } from '../sign-in-words.ts'
import type { ClinicianId } from '@second-wind/core/platform/ids'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type ClinicianSession,
  endClinicianSession,
  readClinicianSession,
} from '../../../data/server/clinician/clinician-session.ts'
import { hearOtherTabs, type SignOutNews, tellOtherTabs } from './sign-out-broadcast.ts'
import { useOwnActs } from './use-user-activity.ts'

/**
 * `out` without a reason: whoever was at work here is not who is signed in now, if anybody is. `whose`: who was at work
 * here until now.
 */
export type SessionState =
  | { is: 'asking' }
  | { is: 'unreachable' }
  | { is: 'in'; session: ClinicianSession }
  | { is: 'out'; why?: WhySignedOut; whose?: ClinicianId | undefined }

/** The server ends a session when this much is left of it here, at the latest: clocks and wires are not exact. */
const slackMs = 5_000

/**
 * Whether somebody is signed in, by what the server says and, while it says nothing, by the clock. When the time is up
 * the answer is "asking" at once, so that nobody's name stays on the screen for as long as the server is asked.
 */
export function useSession() {
  const [state, setState] = useState<SessionState>({ is: 'asking' })
  const known = useRef<ClinicianSession>(undefined)
  /** Counts signings out: an answer that was asked for before one brings nobody back. */
  const signOuts = useRef(0)

  /** Undefined: as before. Nothing is shown on the word of a silent server, beyond what it had promised. */
  const find = useCallback(async (isUserAct: boolean): Promise<SessionState | undefined> => {
    try {
      const session = await readUntilSure(isUserAct, known.current !== undefined)
      if (session && leftOf(session) > slackMs) {
        if (isAnother(session, known.current)) return { is: 'out', whose: known.current?.clinician.id }
        known.current = session
        return { is: 'in', session }
      }
      if (session) await endClinicianSession()
      return outOf(known.current)
    } catch {
      const before = known.current
      if (!before) return { is: 'unreachable' }
      return leftOf(before) <= slackMs ? outOf(before) : undefined
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
    tellOtherTabs('underway')
    const why = await endClinicianSession().then(
      () => 'signed-out' as const,
      () => 'cannot-end' as const,
    )
    tellOtherTabs(why)
    setState({ is: 'out', why, whose: known.current?.clinician.id })
  }, [])

  const follow = useEffectEvent((news: SignOutNews) => {
    signOuts.current += 1
    // "Not known" and not "asking": should the other tab be closed meanwhile, there is a button to ask with.
    const whose = known.current?.clinician.id
    setState(news === 'underway' ? { is: 'unreachable' } : { is: 'out', why: news, whose })
  })
  useEffect(() => hearOtherTabs((news) => follow(news)), [])

  useEffect(() => {
    let isHere = true
    void find(false).then((found) => isHere && found && setState(found))
    return () => {
      isHere = false
    }
  }, [find])
  useOwnActs(state.is === 'in', () => void ask(true))

  return { state, ask, lapse, signOut }
}

/**
 * A second proof, and each change of how somebody signs in, changes the cookie. "Nobody" may be about the one before, if
 * that was on its way meanwhile; at most two such changes follow each other.
 */
async function readUntilSure(isUserAct: boolean, wasIn: boolean): Promise<ClinicianSession | undefined> {
  const session = await readClinicianSession({ isUserAct })
  if (session || !wasIn) return session
  return (await readClinicianSession({ isUserAct })) ?? readClinicianSession({ isUserAct })
}

const leftOf = ({ endsMs, idleEndsMs }: ClinicianSession): number => Math.min(endsMs, idleEndsMs) - Date.now()

function outOf(session: ClinicianSession | undefined): SessionState {
  if (!session) return { is: 'out' }
  const whose = session.clinician.id
  if (isOver(session.endsMs)) return { is: 'out', why: 'ended', whose }
  return { is: 'out', why: isOver(session.idleEndsMs) ? 'idle' : 'elsewhere', whose }
}

const isAnother = (session: ClinicianSession, before: ClinicianSession | undefined): boolean =>
  before !== undefined && before.clinician.id !== session.clinician.id

const isOver = (ms: number): boolean => ms - Date.now() <= slackMs
