const fileTimeoutMs = 20_000

/**
 * Fetches a file of the app from the server, bypassing caches.
 *
 * @throws TypeError without a response, DOMException after 20 seconds
 */
export async function fetchFile(path: string): Promise<Response> {
  const options: RequestInit = { cache: 'no-cache', signal: AbortSignal.timeout(fileTimeoutMs) }
  const response = await fetch(path, options)
  if (!response.ok) throw new TypeError(`the server responded with ${response.status}`)
  return response
}
