import type { JoinLookupReply } from './contract/join.ts'

/**
 * Joining a clinic, from opening an invitation to a linked phone, as a table of transitions; drawn in
 * docs/architecture.md and decision 032. Pure: web/src/access/join/use-join.ts calls the server, stores the pending
 * join and reports what happened as events.
 *
 * 1. Nothing is stored or sent about the person before `requestStored`.
 * 2. Every claim creates a new recovery code and invalidates the previous one. So only the window that holds the lock
 *    enters `claiming`, and after a code has been shown only when the person presses the button (`reissueCode`).
 * 3. An event that has no row for the current state changes nothing.
 */
type InvitationFacts = Pick<JoinLookupReply, 'isNewPhone' | 'isAgreed'>

/** What a claim returned. `replaced`: the label of the phone that was signed out to make room for this one. */
export type ClaimedAccount = { code: string; replaced: string | undefined; canKeepPasskeys: boolean }

const recoveryStates = ['replaced', 'offerPasskey', 'passkeyMade', 'recoveryCode'] as const
const invitationStates = ['inviter', 'confirmEntries', 'confirmConsent', 'identify'] as const
const plainStates = [
  'install',
  'find',
  'alreadyLinked',
  'waiting',
  'held',
  'approved',
  'profileMissing',
  'otherWindow',
  'reissueCode',
  'claiming',
  'linked',
  'expired',
  'declined',
  'over',
] as const

/** `I` is the type in which the page keeps an invitation. */
export type JoinState<I extends InvitationFacts = InvitationFacts> =
  | { name: (typeof plainStates)[number] }
  | { name: 'claimFailed'; message: string }
  | { name: (typeof invitationStates)[number]; invitation: I }
  | { name: 'consent'; invitation: I; isTextChanged: boolean }
  | { name: (typeof recoveryStates)[number]; recovery: ClaimedAccount }
export type JoinStateName = JoinState['name']

export type JoinEvent<I extends InvitationFacts = InvitationFacts> =
  /** Another invitation was scanned, or the stored join was deleted: start from the beginning. */
  | { type: 'restarted'; mustInstall: boolean }
  | { type: 'installSkipped' }
  | { type: 'invitationFound'; invitation: I; isLinked: boolean }
  /** This phone received an account, in another window. */
  | { type: 'deviceLinked' }
  /** `hasEntries`: the phone has entries that were not sent yet. */
  | { type: 'inviterAccepted'; hasEntries: boolean }
  | { type: 'entriesConfirmed' }
  | { type: 'consentGiven' }
  /** The server now requires consent to another text. */
  | { type: 'consentChanged'; invitation: I }
  /** The server accepted the request, and the pending join is stored with its secret. */
  | { type: 'requestStored' }
  /** Approved, but another phone of the person is in use: it opens the record later (contract/held-devices.ts). */
  | { type: 'joinHeld' }
  | { type: 'joinApproved' }
  | { type: 'joinDeclined' }
  | { type: 'joinExpired' }
  /** The server no longer knows the join, or refuses to take it again. */
  | { type: 'joinGone' }
  | { type: 'claimChecked'; hasProfile: boolean; isOnlyWindow: boolean; wasClaimed: boolean }
  | { type: 'claimRequested' }
  | { type: 'claimFailed'; message: string }
  /** `recovery` is undefined for one more clinician, and when the hour for reissuing a code is over. */
  | { type: 'claimed'; recovery: ClaimedAccount | undefined }
  | { type: 'replacedRead' }
  | { type: 'passkeyMade' }
  | { type: 'codeChosen' }
export type JoinEventType = JoinEvent['type']

/** Conditions of rows, by the label that the diagram shows. They read the event, and the invitation of the state. */
const guards = {
  mustInstall: (event) => event.type === 'restarted' && event.mustInstall,
  linkedAlready: (event, invitation) =>
    invitation?.isNewPhone === true && (event.type !== 'invitationFound' || event.isLinked),
  hasEntries: (event, invitation) =>
    event.type === 'inviterAccepted' && event.hasEntries && invitation?.isNewPhone === true,
  agreedBefore: (_, invitation) => invitation?.isAgreed === true,
  profileMissing: (event) => event.type === 'claimChecked' && !event.hasProfile,
  otherWindow: (event) => event.type === 'claimChecked' && !event.isOnlyWindow,
  claimedBefore: (event) => event.type === 'claimChecked' && event.wasClaimed,
  noCode: (_, __, recovery) => recovery === undefined,
  replaced: (_, __, recovery) => recovery?.replaced !== undefined,
  keepsPasskeys: (_, __, recovery) => recovery?.canKeepPasskeys === true,
} satisfies Record<string, Guard>
type Guard = (event: JoinEvent, invitation: InvitationFacts | undefined, recovery?: ClaimedAccount) => boolean
export type JoinGuardName = keyof typeof guards

export type JoinTransition = {
  from: readonly JoinStateName[]
  on: JoinEventType
  when?: JoinGuardName
  to: JoinStateName
}

/** Groups of states that share rows. */
export const joinStateGroups = {
  invited: ['install', 'find', 'alreadyLinked', ...invitationStates, 'consent'],
  claimCheck: ['approved', 'profileMissing', 'otherWindow'],
  requested: [
    'waiting',
    'held',
    'expired',
    'declined',
    'over',
    'approved',
    'profileMissing',
    'otherWindow',
    'reissueCode',
    'claiming',
    'claimFailed',
    'linked',
    ...recoveryStates,
  ],
} as const satisfies Record<string, readonly JoinStateName[]>

const { invited, claimCheck, requested } = joinStateGroups
const pending = ['waiting', 'held'] as const
const undecided: readonly JoinStateName[] = [...pending, ...claimCheck, 'expired']

/** The first row that matches the state, the event and the condition applies. */
export const joinTransitions: readonly JoinTransition[] = [
  { from: [...invited, ...requested], on: 'restarted', when: 'mustInstall', to: 'install' },
  { from: [...invited, ...requested], on: 'restarted', to: 'find' },

  { from: ['install'], on: 'installSkipped', to: 'find' },
  { from: ['find'], on: 'invitationFound', when: 'linkedAlready', to: 'alreadyLinked' },
  { from: ['find'], on: 'invitationFound', to: 'inviter' },
  { from: [...invitationStates, 'consent'], on: 'deviceLinked', when: 'linkedAlready', to: 'alreadyLinked' },
  { from: ['inviter'], on: 'inviterAccepted', when: 'hasEntries', to: 'confirmEntries' },
  { from: ['inviter'], on: 'inviterAccepted', when: 'agreedBefore', to: 'confirmConsent' },
  { from: ['inviter'], on: 'inviterAccepted', to: 'consent' },
  { from: ['confirmEntries'], on: 'entriesConfirmed', when: 'agreedBefore', to: 'confirmConsent' },
  { from: ['confirmEntries'], on: 'entriesConfirmed', to: 'consent' },
  { from: ['consent', 'confirmConsent'], on: 'consentGiven', to: 'identify' },
  { from: ['identify'], on: 'consentChanged', when: 'agreedBefore', to: 'confirmConsent' },
  { from: ['identify'], on: 'consentChanged', to: 'consent' },
  { from: [...invited, ...requested], on: 'requestStored', to: 'waiting' },

  { from: ['waiting'], on: 'joinHeld', to: 'held' },
  { from: pending, on: 'joinApproved', to: 'approved' },
  { from: pending, on: 'joinDeclined', to: 'declined' },
  { from: [...pending, ...claimCheck], on: 'joinExpired', to: 'expired' },
  { from: [...undecided, 'claiming'], on: 'joinGone', to: 'over' },

  { from: claimCheck, on: 'claimChecked', when: 'profileMissing', to: 'profileMissing' },
  { from: claimCheck, on: 'claimChecked', when: 'otherWindow', to: 'otherWindow' },
  { from: claimCheck, on: 'claimChecked', when: 'claimedBefore', to: 'reissueCode' },
  { from: claimCheck, on: 'claimChecked', to: 'claiming' },
  { from: ['reissueCode', 'claimFailed'], on: 'claimRequested', to: 'claiming' },
  { from: ['claiming'], on: 'claimFailed', to: 'claimFailed' },
  { from: ['claiming'], on: 'claimed', when: 'noCode', to: 'linked' },
  { from: ['claiming'], on: 'claimed', when: 'replaced', to: 'replaced' },
  { from: ['claiming'], on: 'claimed', when: 'keepsPasskeys', to: 'offerPasskey' },
  { from: ['claiming'], on: 'claimed', to: 'recoveryCode' },
  { from: ['replaced'], on: 'replacedRead', when: 'keepsPasskeys', to: 'offerPasskey' },
  { from: ['replaced'], on: 'replacedRead', to: 'recoveryCode' },
  { from: ['offerPasskey'], on: 'passkeyMade', to: 'passkeyMade' },
  { from: ['offerPasskey', 'passkeyMade'], on: 'codeChosen', to: 'recoveryCode' },
]

/** The state after `event`; the same object when the event does not apply. */
export function nextJoinState<I extends InvitationFacts>(
  state: JoinState<I>,
  event: JoinEvent<I>,
): JoinState<I> {
  const invitation =
    'invitation' in event ? event.invitation : 'invitation' in state ? state.invitation : undefined
  const recovery = 'recovery' in event ? event.recovery : 'recovery' in state ? state.recovery : undefined
  const row = joinTransitions.find(
    ({ from, on, when }) =>
      on === event.type &&
      from.includes(state.name) &&
      (when === undefined || guards[when](event, invitation, recovery)),
  )
  if (!row) return state
  const { to } = row
  switch (to) {
    case 'inviter':
    case 'confirmEntries':
    case 'confirmConsent':
    case 'identify':
      return { name: to, invitation: required(invitation, to) }
    case 'consent': {
      const isTextChanged = event.type === 'consentChanged'
      return { name: to, invitation: required(invitation, to), isTextChanged }
    }
    case 'replaced':
    case 'offerPasskey':
    case 'passkeyMade':
    case 'recoveryCode':
      return { name: to, recovery: required(recovery, to) }
    case 'claimFailed':
      return { name: to, message: event.type === 'claimFailed' ? event.message : '' }
    case 'install':
    case 'find':
    case 'alreadyLinked':
    case 'waiting':
    case 'held':
    case 'approved':
    case 'profileMissing':
    case 'otherWindow':
    case 'reissueCode':
    case 'claiming':
    case 'linked':
    case 'expired':
    case 'declined':
    case 'over':
      return { name: to }
  }
}

function required<T>(value: T | undefined, to: JoinStateName): T {
  if (value === undefined) throw new Error(`the state ${to} needs data that neither state nor event carries`)
  return value
}
