import type { PatientId } from '@second-wind/core/platform/ids'
import type { Mutation } from '@second-wind/core/sync/mutation'
import { protocolVersion, pushPath, pushReply, type PushRequest } from '@second-wind/core/sync/protocol'
import type { PushResult } from '@second-wind/core/sync/push-result'
import type { OutboxReport } from '@second-wind/core/sync/send-outbox'
import { appVersion } from './app-version.ts'
import { HttpError, NotOurServer, TimedOutError, UnreachableError } from './http-error.ts'
import { request } from './request.ts'

type Batch = OutboxReport & { deviceId: string; ownerId: PatientId; mutations: Mutation[] }

const baseTimeoutMs = 15_000

/** On a slow link 10 KiB may take a second. */
const timeoutMsPerByte = 1_000 / (10 * 1024)

/** Sends one batch and returns the result in terms of the protocol. Never throws for a network failure. */
export async function sendBatch(batch: Batch): Promise<PushResult> {
  const push: PushRequest = {
    protocol: protocolVersion,
    appVersion,
    clientSentAt: new Date().toISOString(),
    ...batch,
  }
  const json = JSON.stringify(push)
  const bytes = await gzip(json)
  const sent = bytes ? { rawBody: { bytes, encoding: 'gzip' as const } } : { body: push }
  const timeoutMs = baseTimeoutMs + (bytes?.length ?? json.length) * timeoutMsPerByte
  try {
    return {
      kind: 'reply',
      reply: await request({ method: 'POST', path: pushPath, ...sent, reply: pushReply, timeoutMs }),
    }
  } catch (error) {
    return toPushResult(error)
  }
}

function toPushResult(error: unknown): PushResult {
  if (error instanceof UnreachableError) return { kind: 'unreachable' }
  if (error instanceof TimedOutError) return { kind: 'timeout' }
  if (error instanceof NotOurServer) return { kind: 'not-ours' }
  if (error instanceof HttpError) {
    const { status, code, retryAfterMs } = error
    return { kind: 'refused', status, code, retryAfterMs }
  }
  throw error
}

/** The compressed text, or undefined where the browser cannot compress (before Safari 16.4). */
async function gzip(text: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!('CompressionStream' in globalThis)) return undefined
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}
