import { apiMark } from '@second-wind/core/platform/http/headers'

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
const featuresOff = [
  'camera',
  'microphone',
  'accelerometer',
  'gyroscope',
  'magnetometer',
  'geolocation',
  'bluetooth',
  'usb',
  'serial',
  'hid',
]

const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'permissions-policy': featuresOff.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Whoever has come here over TLS never comes without it again, for two years. */
const encryptedHeaders = {
  'content-security-policy': `${contentSecurityPolicy}; upgrade-insecure-requests`,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

const apiHeaders = {
  [apiMark.name]: apiMark.value,
  'cache-control': 'no-store',
}

type Occasion = { isApi: boolean; isEncrypted: boolean; nowMs: number }

/** What every answer carries, refusals included; those of the API also our mark, and they are kept nowhere. */
export function setHeaders(headers: Headers, { isApi, isEncrypted, nowMs }: Occasion): void {
  const all = {
    ...securityHeaders,
    ...(isEncrypted && encryptedHeaders),
    ...(isApi && apiHeaders),
    date: new Date(nowMs).toUTCString(),
  }
  for (const [name, value] of Object.entries(all)) headers.set(name, value)
}
