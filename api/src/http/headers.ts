import { apiMark } from '@second-wind/core/contract/headers'

/** Scripts and connections from our own origin only. Mantine adds `<style>` elements, hence 'unsafe-inline' there. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "style-src-elem 'self' 'unsafe-inline'",
  "style-src-attr 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The sensors are off: medical monitoring must not work, and here the browser sees to it. */
const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'permissions-policy':
    'camera=(), microphone=(), accelerometer=(), gyroscope=(), geolocation=(), bluetooth=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const apiHeaders = {
  [apiMark.name]: apiMark.value,
  'cache-control': 'no-store',
}

/** What every answer carries, refusals included; those of the API also our mark, and they are kept nowhere. */
export function setHeaders(headers: Headers, { isApi, nowMs }: { isApi: boolean; nowMs: number }): void {
  const all = { ...securityHeaders, ...(isApi && apiHeaders), date: new Date(nowMs).toUTCString() }
  for (const [name, value] of Object.entries(all)) headers.set(name, value)
}
