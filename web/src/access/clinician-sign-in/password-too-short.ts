import { passwordLength } from '@second-wind/core/access/contract/clinician-auth'
import { passwordErrorWords } from '@second-wind/core/content/clinician-account/password-error-words'

/** The server's rule, checked before the request. */
export const passwordTooShort = (password: string): string | undefined =>
  [...password].length < passwordLength.min ? passwordErrorWords.tooShort(passwordLength.min) : undefined
