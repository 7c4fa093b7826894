import type * as z from 'zod/mini'
import { exchange, parseReply } from '../request.ts'

/** An answer together with its age. Times are epoch milliseconds. */
export type Dated<T> = {
  data: T
  /** When it was true, by the server's clock. */
  asOf: number
  /** When we got it, by this computer's clock. */
  heardAt: number
}

type Poll<Body, Data> = {
  path: () => string
  reply: z.ZodMiniType<Body>
  /** What an answer means, given all those before it. */
  take: (body: Body, headers: Headers) => Data
}

/**
 * Makes a reader of what is asked for again and again. It remembers the last answer and its ETag, so that an
 * unchanged one costs a 304 and comes back as the very same object.
 */
export function pollReader<Body, Data>({ path, reply, take }: Poll<Body, Data>) {
  let last: { etag: string; data: Data } | undefined

  return async function read(signal?: AbortSignal): Promise<Dated<Data>> {
    const { response, text } = await exchange({
      method: 'GET',
      path: path(),
      ...(last && { headers: { 'if-none-match': last.etag } }),
      ...(signal && { signal }),
    })
    const heardAt = Date.now()
    const asOf = Date.parse(response.headers.get('date') ?? '') || heardAt
    if (last && response.status === 304) return { data: last.data, asOf, heardAt }

    const data = take(parseReply(reply, response, text), response.headers)
    const etag = response.headers.get('etag')
    last = etag === null ? undefined : { etag, data }
    return { data, asOf, heardAt }
  }
}
