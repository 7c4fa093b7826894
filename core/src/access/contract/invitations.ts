import * as z from 'zod/mini'
import { patientId, recordId } from '../../platform/ids.ts'
import { instant, minuteMs, hourMs } from '../../platform/moment.ts'
import { identity } from '../../records/identity.ts'

/** Clinicians only, AUTH_MODE=real only. POST creates an invitation; GET lists the clinician's own of recent days. */
export const invitationsPath = '/api/invites'
export const cancelInvitationPath = (id: string) => `${invitationsPath}/${id}/cancel`
export const approveJoinPath = (id: string) => `/api/joins/${id}/approve`
export const declineJoinPath = (id: string) => `/api/joins/${id}/decline`

/**
 * How an invitation reaches the patient. `inviteMs`: how long it can be opened. `approvalMs`: how long the clinician
 * has to approve the join.
 */
export const handovers = {
  in_person: { inviteMs: 15 * minuteMs, approvalMs: 15 * minuteMs },
  letter: { inviteMs: 72 * hourMs, approvalMs: hourMs },
} as const
export type Handover = keyof typeof handovers
const handover = z.enum(['in_person', 'letter'])

/**
 * Why the clinic invites a patient without a number. NHS, CHI and H&C numbers are checked; the latter two are optional.
 */
export const noNumberReasons = ['not-known-yet', 'scotland-or-northern-ireland', 'has-none'] as const
export type NoNumberReason = (typeof noNumberReasons)[number]

/**
 * The identity becomes part of the record that the invitation opens. A date of birth is required, and a number or the
 * reason why there is none.
 */
export const createInvitationBody = z.strictObject({
  handover,
  identity: z._default(identity, {}),
  noNumber: z.optional(z.enum(noNumberReasons)),
})
export type CreateInvitationBody = z.infer<typeof createInvitationBody>

/** A person who has opened an invitation and given consent. Before approval they see and share nothing. */
const join = z.object({
  id: recordId,
  state: z.enum(['waiting', 'held', 'approved', 'declined', 'claimed', 'expired']),
  /**
   * As the person typed it; the clinician compares it, and the words, with the person. Deleted when the join is
   * complete.
   */
  person: z.nullable(z.object({ name: z.string(), age: z.int(), deviceLabel: z.string() })),
  /** Two words that the phone also shows. */
  words: z.string(),
  askedAt: instant,
  /** The join can be approved until then. */
  expiresAt: instant,
  /** A new phone that was approved opens the record then (held-devices.ts). Only in the state `held`. */
  heldUntil: z.optional(instant),
})
export type InvitationJoin = z.infer<typeof join>

/** `used`: a person has opened it and given consent (see `join`); an invitation can be used once. */
export const invitation = z.object({
  id: recordId,
  handover,
  /** The record that a new phone of an existing patient will open (patient-devices.ts); null for a new patient. */
  patientId: z.nullable(patientId),
  /** Whom the clinic invites, to compare with the person who joins. Deleted when the join is complete. */
  identity,
  state: z.enum(['open', 'used', 'cancelled', 'expired']),
  createdAt: instant,
  expiresAt: instant,
  join: z.nullable(join),
})
export type Invitation = z.infer<typeof invitation>

/** Newest first. */
export const invitationsReply = z.array(invitation)

/**
 * The only reply with the secrets of an invitation. `token` goes behind the `#` of the address in the QR code
 * (`/join#i=<token>`), so that it appears in no server's log. `code`: 10 Crockford characters to type.
 */
export const createdInvitation = z.object({ ...invitation.shape, token: z.string(), code: z.string() })
export type CreatedInvitation = z.infer<typeof createdInvitation>
