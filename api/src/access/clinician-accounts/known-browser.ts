import { randomBytes, timingSafeEqual } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { hashSecret } from '../../platform/authentication/secrets.ts'
import { cookieAttributes, longestCookieAgeS } from '../../platform/authentication/session-cookie.ts'
import type { Ctx } from '../../platform/deps.ts'

const name = 'sw_b'
/** A computer of a clinic has several users; the newest replaces the oldest. */
const maxUsers = 8

type KnownBrowser = { id: string; userMarks: readonly string[] }

/**
 * A browser in which a clinician has signed in before ("device cookie", OWASP). It proves nothing about the person: its
 * attempts are only counted apart from those of its network, so that no one else can use them up.
 *
 * @returns undefined without a cookie that this server has made
 */
export function knownBrowserOf(c: Ctx, pepper: string): KnownBrowser | undefined {
  const [id = '', mark = '', ...userMarks] = (getCookie(c, name, 'host') ?? '').split('.')
  return id !== '' && isEqual(mark, markOf(pepper, id)) ? { id, userMarks } : undefined
}

/** Whether this user has signed in with a password in this browser. */
export const hasSignedInBefore = (browser: KnownBrowser, pepper: string, username: string): boolean =>
  browser.userMarks.some((mark) => isEqual(mark, markOf(pepper, browser.id, username)))

/** @param username with a password; undefined for a passkey, which needs no mark of its own */
export function rememberBrowser(c: Ctx, pepper: string, username?: string): void {
  const { id, userMarks } = knownBrowserOf(c, pepper) ?? {
    id: randomBytes(16).toString('base64url'),
    userMarks: [],
  }
  const mark = username === undefined ? [] : [markOf(pepper, id, username)]
  const marks = [...new Set([...mark, ...userMarks])].slice(0, maxUsers)
  const value = [id, markOf(pepper, id), ...marks].join('.')
  setCookie(c, name, value, { ...cookieAttributes, maxAge: longestCookieAgeS })
}

const markOf = (pepper: string, id: string, username = ''): string =>
  hashSecret(pepper, `known-browser ${id} ${username}`)

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
