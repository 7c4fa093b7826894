import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows at this time. @param ms epoch milliseconds */
export const totpAt = (secret: string, ms: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms })
