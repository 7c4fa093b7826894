import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Ctx } from '../deps.ts'

type Kind = 'patient' | 'clinician'

const names = { patient: 'sw_p', clinician: 'sw_c' } as const satisfies Record<Kind, string>
/** `__Host-`: the browser accepts it only from this host, over TLS or on localhost, and for every path. */
export const cookieAttributes = {
  prefix: 'host',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Strict',
} as const
/** The longest that browsers keep a cookie. A phone that loses it proves its key instead. */
export const longestCookieAgeS = 400 * 24 * 60 * 60

export function setSessionCookie(c: Ctx, kind: Kind, token: string): void {
  setCookie(c, names[kind], token, {
    ...cookieAttributes,
    ...(kind === 'patient' && { maxAge: longestCookieAgeS }),
  })
}

export function clearSessionCookie(c: Ctx, kind: Kind): void {
  deleteCookie(c, names[kind], cookieAttributes)
}

export const sessionTokenOf = (c: Ctx, kind: Kind): string | undefined => getCookie(c, names[kind], 'host')
