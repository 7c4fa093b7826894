import type { InvitationKey, JoinBody, JoinLookupReply } from '@second-wind/core/access/contract/join'
import type { ConsentText } from '@second-wind/core/content/consent/consent-shape'
import { consentText, plainConsentText } from '@second-wind/core/content/consent/consent-text'
import { fetchInvitation } from '../../data/server/patient/join.ts'

/** A usable invitation: who invites, the text to agree to, and what the request sends. */
export type Invitation = Pick<JoinLookupReply, 'clinician' | 'organisation' | 'isNewPhone' | 'isAgreed'> &
  Pick<JoinBody, 'invite' | 'consent'> & { text: ConsentText }

/** The server requires consent to a text that differs from the one this app shows. */
class ConsentTextMismatch extends Error {
  override readonly name = 'ConsentTextMismatch'
}

/** @throws ConsentTextMismatch, and what `fetchInvitation` throws */
export async function findInvitation(invite: InvitationKey): Promise<Invitation> {
  const { consent: required, expiresAt: _, ...invitation } = await fetchInvitation(invite)
  const text = consentText(invitation)
  const consent = { version: text.version, sha256: await sha256(plainConsentText(text)) }
  if (consent.sha256 !== required.sha256) throw new ConsentTextMismatch()
  return { ...invitation, invite, consent, text }
}

/** 64 hex digits. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
