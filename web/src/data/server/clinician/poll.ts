import type * as z from 'zod/mini'
import { sendCall, parseReply } from '../request.ts'

/** A response together with its age. Times are epoch milliseconds. */
export type PolledData<T> = {
  data: T
  /** When the data was correct, by the server's clock. */
  asOf: number
  /** When the response arrived, by this computer's clock. */
  receivedAt: number
  /** Identifies the data, so that the server can respond "not modified". */
  etag: string | undefined
}

type Poll<Body, Data> = {
  path: string
  reply: z.ZodMiniType<Body>
  /** What a body means, given the last response. */
  toData: (body: Body, headers: Headers) => Data
  last: PolledData<Data> | undefined
  signal?: AbortSignal
}

/**
 * Reads an address that is read again and again. An unchanged reply is a 304, and its data is the same object as before.
 *
 * @throws as `request`
 */
export async function poll<Body, Data>({
  path,
  reply,
  toData,
  last,
  signal,
}: Poll<Body, Data>): Promise<PolledData<Data>> {
  const { response, text } = await sendCall({
    method: 'GET',
    path,
    ...(last?.etag !== undefined && { headers: { 'if-none-match': last.etag } }),
    ...(signal && { signal }),
  })
  const receivedAt = Date.now()
  const asOf = Date.parse(response.headers.get('date') ?? '') || receivedAt
  if (last && response.status === 304) return { ...last, asOf, receivedAt }

  const data = toData(parseReply(reply, response, text), response.headers)
  return { data, asOf, receivedAt, etag: response.headers.get('etag') ?? undefined }
}
