import * as z from 'zod/mini'
import { patientId, recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'

/** Clinicians only, AUTH_MODE=real only. POST makes one, GET lists one's own of the last days. */
export const invitationsPath = '/api/invites'
export const cancelInvitationPath = (id: string) => `${invitationsPath}/${id}/cancel`
export const approveJoinPath = (id: string) => `/api/joins/${id}/approve`
export const declineJoinPath = (id: string) => `/api/joins/${id}/decline`

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * How an invitation reaches the patient. `inviteMs`: how long it can be opened. `approvalMs`: how long the clinician
 * has to approve who has opened it.
 */
export const handovers = {
  in_person: { inviteMs: 15 * minuteMs, approvalMs: 15 * minuteMs },
  letter: { inviteMs: 72 * hourMs, approvalMs: hourMs },
} as const
export type Handover = keyof typeof handovers
const handover = z.enum(['in_person', 'letter'])

export const createInvitationBody = z.strictObject({ handover })

/** Somebody who has opened an invitation and agreed to share. Until approval they are told nothing and share nothing. */
const join = z.object({
  id: recordId,
  state: z.enum(['waiting', 'approved', 'declined', 'claimed', 'expired']),
  /** As they wrote it: to be compared with the person, like the words. Forgotten once it is decided and done. */
  person: z.nullable(z.object({ name: z.string(), age: z.int(), deviceLabel: z.string() })),
  /** Two words that the phone shows too. */
  words: z.string(),
  askedAt: instant,
  /** Until when it can be approved. */
  expiresAt: instant,
})
export type InvitationJoin = z.infer<typeof join>

/** `used`: somebody has opened it and agreed (see `join`); it can be used once. */
export const invitation = z.object({
  id: recordId,
  handover,
  /** Whose record the phone is to open that uses it (patient-phones.ts); null: it is for somebody who has none here. */
  patientId: z.nullable(patientId),
  state: z.enum(['open', 'used', 'cancelled', 'expired']),
  createdAt: instant,
  expiresAt: instant,
  join: z.nullable(join),
})
export type Invitation = z.infer<typeof invitation>

/** Newest first. */
export const invitationsReply = z.array(invitation)

/**
 * The only time that the secrets of an invitation are told. `token` goes behind the `#` of the address in the QR code
 * (`/join#i=<token>`), so that no server sees it in a log. `code`: 10 Crockford characters to type in.
 */
export const createdInvitation = z.object({ ...invitation.shape, token: z.string(), code: z.string() })
export type CreatedInvitation = z.infer<typeof createdInvitation>
