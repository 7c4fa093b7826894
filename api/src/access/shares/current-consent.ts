import { createHash } from 'node:crypto'
import type { Clinician } from '@second-wind/core/care/clinician'
import { consentText, plainConsentText } from '@second-wind/core/content/consent/consent-text'
import type { RealSettings } from '../../platform/config/real-settings.ts'

/** Version and SHA-256 of the consent text for sharing with this clinician. */
export function currentConsent(
  clinician: Clinician,
  real: RealSettings,
): { version: string; sha256: string } {
  const text = consentText({ clinician, organisation: real.organisation })
  const sha256 = createHash('sha256').update(plainConsentText(text), 'utf8').digest('hex')
  return { version: text.version, sha256 }
}
