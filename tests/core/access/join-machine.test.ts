import {
  joinTransitions,
  nextJoinState,
  type JoinEvent,
  type JoinGuardName,
  type JoinState,
  type JoinStateName,
  type JoinTransition,
} from '@second-wind/core/access/join-machine'
import { describe, expect, test } from 'vitest'

const invitation = { isNewPhone: false, isAgreed: false }
const recovery = { code: 'ABCD', replaced: undefined, canKeepPasskeys: false }

const events: JoinEvent[] = [
  { type: 'restarted', mustInstall: false },
  { type: 'installSkipped' },
  { type: 'invitationFound', invitation, isLinked: false },
  { type: 'deviceLinked' },
  { type: 'inviterAccepted', hasEntries: false },
  { type: 'entriesConfirmed' },
  { type: 'consentGiven' },
  { type: 'consentChanged', invitation },
  { type: 'requestStored' },
  { type: 'joinHeld' },
  { type: 'joinApproved' },
  { type: 'joinDeclined' },
  { type: 'joinExpired' },
  { type: 'joinGone' },
  { type: 'claimChecked', hasProfile: true, isOnlyWindow: true, wasClaimed: false },
  { type: 'claimRequested' },
  { type: 'claimFailed', message: 'No' },
  { type: 'claimed', recovery },
  { type: 'replacedRead' },
  { type: 'passkeyMade' },
  { type: 'codeChosen' },
]

/** What makes a condition true, in the event, its invitation and its recovery. */
const facts: Record<JoinGuardName, { event?: object; invitation?: object; recovery?: object | null }> = {
  mustInstall: { event: { mustInstall: true } },
  linkedAlready: { event: { isLinked: true }, invitation: { isNewPhone: true } },
  hasEntries: { event: { hasEntries: true }, invitation: { isNewPhone: true } },
  agreedBefore: { invitation: { isAgreed: true } },
  profileMissing: { event: { hasProfile: false } },
  otherWindow: { event: { isOnlyWindow: false } },
  claimedBefore: { event: { wasClaimed: true } },
  noCode: { recovery: null },
  replaced: { recovery: { replaced: 'Old tablet' } },
  keepsPasskeys: { recovery: { canKeepPasskeys: true } },
}

/** A state and an event for which the condition `when` holds, and no other one. */
function sample(name: JoinStateName, type: JoinEvent['type'], when?: JoinGuardName) {
  const fact = when ? facts[when] : {}
  const data = {
    invitation: { ...invitation, ...fact.invitation },
    recovery: fact.recovery === null ? undefined : { ...recovery, ...fact.recovery },
  }
  const event = events.find((each) => each.type === type)
  const carried = Object.fromEntries(Object.entries(data).filter(([key]) => event && key in event))
  const state = { name, message: 'No', isTextChanged: false, ...dataOf(name, data) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the parts that the name calls for
  return { state: state as JoinState, event: { ...event, ...fact.event, ...carried } as JoinEvent }
}

const withInvitation = ['inviter', 'confirmEntries', 'confirmConsent', 'consent', 'identify']
const withRecovery = ['replaced', 'offerPasskey', 'passkeyMade', 'recoveryCode']
const dataOf = (name: JoinStateName, data: { invitation: object; recovery: object | undefined }) => ({
  ...(withInvitation.includes(name) && { invitation: data.invitation }),
  ...(withRecovery.includes(name) && { recovery: data.recovery }),
})

const flat = joinTransitions.flatMap(({ from, ...row }: JoinTransition) =>
  from.map((name) => ({ name, ...row })),
)

describe('the join machine', () => {
  test.each(flat)('$name goes to $to on $on $when', ({ name, on, when, to }) => {
    const { state, event } = sample(name, on, when)
    expect(nextJoinState(state, event).name).toBe(to)
  })

  const names = [...new Set(flat.flatMap(({ name, to }) => [name, to]))]
  const unused = names.flatMap((name) =>
    events
      .filter(({ type }) => !flat.some((row) => row.name === name && row.on === type))
      .map(({ type }) => ({ name, type })),
  )
  test.each(unused)('$name ignores $type and keeps its state', ({ name, type }) => {
    const { state, event } = sample(name, type)
    expect(nextJoinState(state, event)).toBe(state)
  })

  test('a new account keeps its state when another window has linked the phone', () => {
    const { state, event } = sample('consent', 'deviceLinked')
    expect(nextJoinState(state, event)).toBe(state)
  })

  test('a consent text that changed during the join is shown as changed', () => {
    const { state, event } = sample('identify', 'consentChanged')
    expect(nextJoinState(state, event)).toEqual({ name: 'consent', invitation, isTextChanged: true })
  })
})
