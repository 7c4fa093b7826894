import { healthPath, healthReply } from '@second-wind/core/platform/http/health'
import type { Reach } from '@second-wind/core/sync/push-result'
import { HttpError, NotOurServer } from './http-error.ts'
import { request } from './request.ts'

/** The server's health is the same for every phone. */
export type ProbeResult = Extract<Reach, 'ok' | 'portal' | 'signed-out' | 'unreachable'>

const probeTimeoutMs = 5_000

/** Checks whether our server responds. The nonce exposes a cached or foreign response. */
export async function probeServer(): Promise<ProbeResult> {
  const nonce = crypto.randomUUID()
  const path = `${healthPath}?nonce=${nonce}`
  try {
    const health = await request({ method: 'GET', path, reply: healthReply, timeoutMs: probeTimeoutMs })
    return health.nonce === nonce ? 'ok' : 'portal'
  } catch (error) {
    if (error instanceof NotOurServer) return 'portal'
    if (error instanceof HttpError && error.status === 401) return 'signed-out'
    return 'unreachable'
  }
}
