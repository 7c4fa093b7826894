import { serverHeader } from '@second-wind/core/platform/http/headers'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** Scripts and connections from our own origin only. Mantine adds `<style>` elements, which need 'unsafe-inline'. */
const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  styleSrcElem: ["'self'", "'unsafe-inline'"],
  styleSrcAttr: ["'none'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** This version must not do medical monitoring, so the browser blocks every sensor. */
const permissionsPolicy = {
  camera: false,
  microphone: false,
  accelerometer: false,
  gyroscope: false,
  magnetometer: false,
  geolocation: false,
  bluetooth: false,
  usb: false,
  serial: false,
  hid: false,
}

const twoYearsSeconds = 63_072_000

/**
 * The security headers of every response, error responses included. `isEncrypted`: browsers reach the server over TLS.
 * What the API answers is no page: it may load nothing, and it has no use for a list of sensors, which would be half of a
 * small reply.
 */
export function securityHeaders(isEncrypted: boolean): MiddlewareHandler {
  const ofPages = secureHeaders({
    ...ofAll(isEncrypted),
    contentSecurityPolicy: { ...contentSecurityPolicy, ...(isEncrypted && { upgradeInsecureRequests: [] }) },
    permissionsPolicy,
  })
  const ofApi = secureHeaders({
    ...ofAll(isEncrypted),
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  })
  return (c, next) => (isUnderApi(c.req.path) ? ofApi(c, next) : ofPages(c, next))
}

const ofAll = (isEncrypted: boolean) =>
  ({
    strictTransportSecurity: isEncrypted && `max-age=${twoYearsSeconds}; includeSubDomains`,
    referrerPolicy: 'no-referrer',
    xContentTypeOptions: 'nosniff',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }) as const

const apiHeaders = { [serverHeader.name]: serverHeader.value, 'cache-control': 'no-store' }

/**
 * The headers that `hono/secure-headers` lacks: the date by the server's own clock, and for API responses the ban on
 * caching and the mark that distinguishes our server from a captive portal.
 */
export const ownHeaders =
  (now: () => number): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const headers = { ...(isUnderApi(c.req.path) && apiHeaders), date: new Date(now()).toUTCString() }
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  }

export const isUnderApi = (path: string): boolean => path === '/api' || path.startsWith('/api/')
