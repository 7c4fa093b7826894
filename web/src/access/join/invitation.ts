import type { InvitationKey, JoinBody, JoinLookupReply } from '@second-wind/core/access/contract/join'
import type { ConsentText } from '@second-wind/core/content/consent/consent-shape'
import { consentText, plainConsentText } from '@second-wind/core/content/consent/consent-text'
import { fetchInvitation } from '../../data/server/patient/join.ts'

/** One that can be used: who invites, the text to agree to, and what is sent of it. */
export type Invitation = Pick<JoinLookupReply, 'clinician' | 'organisation' | 'isNewPhone' | 'isAgreed'> &
  Pick<JoinBody, 'invite' | 'consent'> & { text: ConsentText }

/** The server takes an agreement to another text than the one that this app would show. */
export class ConsentTextMismatch extends Error {
  override readonly name = 'ConsentTextMismatch'
}

/** @throws ConsentTextMismatch, and what the server calls throw */
export async function findInvitation(invite: InvitationKey): Promise<Invitation> {
  const { consent: wanted, expiresAt: _, ...found } = await fetchInvitation(invite)
  const text = consentText(found)
  const consent = { version: text.version, sha256: await sha256(plainConsentText(text)) }
  if (consent.sha256 !== wanted.sha256) throw new ConsentTextMismatch()
  return { ...found, invite, consent, text }
}

/** 64 hex digits. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
