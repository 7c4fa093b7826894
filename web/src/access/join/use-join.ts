import type { InvitationKey, JoinBody } from '@second-wind/core/access/contract/join'
import {
  joinStateGroups,
  nextJoinState,
  type JoinEvent,
  type JoinState,
} from '@second-wind/core/access/join-machine'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useAccount } from '../../data/live/use-account.ts'
import { useProfile } from '../../data/live/use-profile.ts'
import { readSyncFacts } from '../../data/local/index.ts'
import { deletePendingJoin, type PendingJoin } from '../../data/local/lazy.ts'
import { useInstallMethod } from '../../data/pwa/install.ts'
import { canKeepPasskeys } from '../../data/pwa/passkeys.ts'
import { useOpenForm } from '../../data/pwa/use-open-form.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { cancelJoin } from '../../data/server/patient/join.ts'
import { useExitToHome } from '../../ui/hooks/use-exit-to-home.ts'
import { claimJoin } from './claim-join.ts'
import { findInvitation, type Invitation } from './invitation.ts'
import { isNotFound, joinErrorMessage } from './join-error-message.ts'
import { resubmitJoin, submitJoin } from './submit-join.ts'
import { useExclusiveWindow } from './use-exclusive-window.ts'
import { type PolledJoinState, usePollJoin } from './use-poll-join.ts'

export type SendJoinEvent = (event: JoinEvent<Invitation>) => void

type Options = {
  /** What the phone has stored of its request to a clinic. */
  stored: PendingJoin | undefined
  /** From a scanned invitation. It takes precedence over the stored join until the new request is stored. */
  token: string | undefined
  forgetToken: () => void
}

const pollEvents: Record<PolledJoinState, JoinEvent<Invitation> | undefined> = {
  waiting: undefined,
  held: { type: 'joinHeld' },
  approved: { type: 'joinApproved' },
  claimed: { type: 'joinApproved' },
  declined: { type: 'joinDeclined' },
  expired: { type: 'joinExpired' },
  gone: { type: 'joinGone' },
}

const isIn = (group: readonly JoinState['name'][], { name }: JoinState<Invitation>): boolean =>
  group.includes(name)

/**
 * Drives the join machine (core/src/access/join-machine.ts): calls the server, and stores and deletes the pending join.
 */
export function useJoin({ stored, token, forgetToken }: Options) {
  const pending = token === undefined ? stored : undefined
  const mustInstall = useInstallMethod() === 'by-hand'
  const [state, send] = useReducer(nextJoinState<Invitation>, pending, (initial): JoinState<Invitation> => {
    if (initial) return { name: 'waiting' }
    return { name: mustInstall ? 'install' : 'find' }
  })
  useSourceEvents(pending, token, mustInstall, send)

  const isPolled = isIn(['waiting', 'held', 'expired', ...joinStateGroups.claimCheck], state)
  const { isSilent, heldUntil } = usePollJoin(isPolled ? pending?.join : undefined, (polled) => {
    const event = pollEvents[polled]
    if (event) send(event)
  })
  const isLinked = useAccount()?.id !== undefined
  useEffect(() => {
    if (isLinked) send({ type: 'deviceLinked' })
  }, [isLinked, state])
  useClaim(state, pending, send)
  useOpenForm('recovery' in state)

  const leave = useExitToHome()
  const forget = () => leave(deletePendingJoin)
  return {
    state,
    send,
    pending,
    isSilent,
    heldUntil,
    /** Leaves for Home and deletes the pending join. */
    finish: () => void forget(),
    /** @throws what `findInvitation` throws */
    find: async (invite: InvitationKey) => {
      const invitation = await findInvitation(invite)
      send({ type: 'invitationFound', invitation, isLinked })
    },
    acceptInviter: async () => {
      send({ type: 'inviterAccepted', hasEntries: await mayHaveEntries() })
    },
    /** @throws what the server calls throw, except when the text to agree to has changed */
    submit: async (invitation: Invitation, person: Pick<JoinBody, 'name' | 'age'>) => {
      try {
        await submitJoin(invitation, person)
        forgetToken()
      } catch (failure) {
        if (!isConsentChanged(failure)) throw failure
        send({ type: 'consentChanged', invitation: await findInvitation(invitation.invite) })
      }
    },
    /** @throws what the server calls throw, except when only a new invitation helps */
    resubmit: async (join: PendingJoin) => {
      try {
        await resubmitJoin(join)
      } catch (failure) {
        if (!isNotFound(failure) && !isConsentChanged(failure)) throw failure
        send({ type: 'joinGone' })
      }
    },
    /** @returns whether the phone deleted the pending join, and whether the server was informed */
    cancel: async ({ join: { joinId, secret } }: PendingJoin) => {
      // Without the secret this phone can claim nothing, so it may stop even when the server cannot be reached.
      const isServerInformed = await isDone(cancelJoin({ joinId, secret }))
      return { isDeleted: await forget(), isServerInformed }
    },
  }
}
export type Join = ReturnType<typeof useJoin>

/** Entries that cannot be counted may exist: the person confirms that they are theirs. */
const mayHaveEntries = (): Promise<boolean> =>
  readSyncFacts().then(
    (facts) => facts.pending + facts.attention > 0,
    () => true,
  )

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

const isConsentChanged = (failure: unknown): boolean =>
  failure instanceof HttpError && failure.code === 'consent_changed'

/**
 * Sends the events of the two sources of a join, the stored one and the scanned token, before the change is rendered.
 */
function useSourceEvents(
  pending: PendingJoin | undefined,
  token: string | undefined,
  mustInstall: boolean,
  send: SendJoinEvent,
): void {
  const secret = pending?.join.secret
  const [seen, setSeen] = useState({ secret, token })
  if (seen.secret === secret && seen.token === token) return
  setSeen({ secret, token })
  const isNewToken = token !== undefined && token !== seen.token
  const isDeleted = secret === undefined && token === undefined && seen.secret !== undefined
  if (isNewToken || isDeleted) send({ type: 'restarted', mustInstall })
  else if (secret !== undefined && secret !== seen.secret) send({ type: 'requestStored' })
}

/** Claims an approved join, in one window and once: each claim invalidates the recovery code before it. */
function useClaim(state: JoinState<Invitation>, pending: PendingJoin | undefined, send: SendJoinEvent): void {
  const profile = useProfile()
  const account = useAccount()
  const isChecking = isIn(joinStateGroups.claimCheck, state)
  const isClaiming = state.name === 'claiming'
  const needsLock = isChecking || isClaiming || 'recovery' in state
  const isWanted = needsLock || isIn(['reissueCode', 'claimFailed', 'linked'], state)
  const isOnlyWindow = useExclusiveWindow('join', isWanted)

  const hasProfile =
    profile && (profile.profile !== undefined || !!pending?.isFurther || !!pending?.isNewPhone)
  const wasClaimed = account && account.id !== undefined && !pending?.isFurther
  useEffect(() => {
    if (!isChecking || hasProfile === undefined || wasClaimed === undefined) return
    send({ type: 'claimChecked', hasProfile, isOnlyWindow, wasClaimed })
  }, [isChecking, hasProfile, isOnlyWindow, wasClaimed, send])

  const claim = useEffectEvent(async (join: PendingJoin) => {
    try {
      const { recoveryCode: code, replaced } = await claimJoin(join)
      if (code === undefined) return send({ type: 'claimed', recovery: undefined })
      const recovery = { code, replaced, canKeepPasskeys: await canKeepPasskeys() }
      send({ type: 'claimed', recovery })
    } catch (failure) {
      if (isNotFound(failure)) send({ type: 'joinGone' })
      else send({ type: 'claimFailed', message: joinErrorMessage(failure) })
    }
  })
  const claimPending = useEffectEvent(() => {
    if (pending) void claim(pending)
  })
  useEffect(() => {
    if (isClaiming) claimPending()
  }, [isClaiming])
}
