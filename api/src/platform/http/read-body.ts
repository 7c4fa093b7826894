import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Ctx } from '../deps.ts'
import { ApiError } from '../errors.ts'

const inflate = promisify(gunzip)

export type BodyLimits = {
  /** As transferred, possibly compressed. */
  wireBytes: number
  /** After decompression. */
  inflatedBytes: number
}

/** Reads a body, plain or gzipped, and stops at the first byte over a limit, so that a zip bomb never expands. */
export async function readBody(c: Ctx, limits: BodyLimits): Promise<Uint8Array> {
  const encoding = c.req.header('content-encoding')?.toLowerCase() ?? 'identity'
  if (encoding !== 'gzip' && encoding !== 'identity') {
    throw new ApiError('unknown_encoding')
  }
  const bytes = await readWire(c, limits.wireBytes)
  return encoding === 'gzip' ? unzip(bytes, limits.inflatedBytes) : withinLimit(bytes, limits.inflatedBytes)
}

async function readWire(c: Ctx, maxBytes: number): Promise<Uint8Array> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new ApiError('too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of arriving(c)) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ApiError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** The connection may close before the body ends, which is not an error of ours. */
async function* arriving(c: Ctx): AsyncGenerator<Uint8Array> {
  try {
    yield* c.req.raw.body ?? []
  } catch {
    throw new ApiError('bad_request', { message: 'The body ended too early.' })
  }
}

async function unzip(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  try {
    return await inflate(bytes, { maxOutputLength: maxBytes })
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge
      ? new ApiError('too_large')
      : new ApiError('bad_request', { message: 'The body is not gzip.' })
  }
}

function withinLimit(bytes: Uint8Array, maxBytes: number): Uint8Array {
  if (bytes.byteLength > maxBytes) throw new ApiError('too_large')
  return bytes
}
