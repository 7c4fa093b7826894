import { realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Ctx, Env } from '../deps.ts'
import { isKnownTag } from './etag.ts'

type ServeFile = (c: Ctx) => Promise<Response | undefined>

const forEver = 'public, max-age=31536000, immutable'
/** The browser may cache it but must revalidate each time; unchanged files cost a 304. */
const askEachTime = 'no-cache'

/**
 * Serves the built app: files as they are (compressed in advance), and the app's page for every address that a person
 * may open. A missing file gives 404: the page in its place would be cached as a script.
 */
export function staticFiles(root: string | undefined): ServeFile {
  if (root === undefined) return () => Promise.resolve(undefined)
  const file = serveStatic<Env>({ root, precompressed: true })
  const page = serveStatic<Env>({ root, precompressed: true, path: 'index.html' })

  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined
    const serve = (await isInside(root, c.req.path)) ? file : isNavigation(c) ? page : undefined
    const response = await serve?.(c, () => Promise.resolve())
    return response ? withCaching(c, response) : undefined
  }
}

/** Resolves links first: serves nothing outside the folder and no hidden files. */
async function isInside(root: string, path: string): Promise<boolean> {
  if (path.includes('/.')) return false
  try {
    const [folder, found] = await Promise.all([realpath(root), realpath(join(root, decodeURI(path)))])
    return found === folder || found.startsWith(folder + sep)
  } catch {
    return false
  }
}

function isNavigation(c: Ctx): boolean {
  return extname(c.req.path) === '' && (c.req.header('accept') ?? '').includes('text/html')
}

/** Files under /assets have a hash in their name; for the others the tag is made of modification time and size. */
async function withCaching(c: Ctx, response: Response): Promise<Response> {
  if (c.req.path.startsWith('/assets/')) {
    response.headers.set('cache-control', forEver)
    return response
  }
  const modifiedMs = Date.parse(response.headers.get('last-modified') ?? '')
  const tag = `W/"${modifiedMs}-${response.headers.get('content-length')}"`
  response.headers.set('cache-control', askEachTime)
  response.headers.set('etag', tag)
  if (!response.ok || !isKnownTag(c, tag)) return response

  await response.body?.cancel()
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'content-type', 'content-encoding']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
