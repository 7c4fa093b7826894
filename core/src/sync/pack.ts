import * as z from 'zod/mini'

/** The folder of all pack files, served by the server and, after a download, by the worker. */
export const packFolder = '/handouts/'

const packFile = z.object({
  path: z.string().check(z.regex(/^\/handouts\/[a-z0-9-]+\.html$/)),
  title: z.string(),
  /** Size as stored on the phone. */
  bytes: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

/** A download in addition to the app; the person can remove it again. */
export const pack = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: z.string(),
  detail: z.string(),
  /** Changes whenever a file changes. */
  version: z.string().check(z.regex(/^[0-9a-f]+$/)),
  files: z.array(packFile).check(z.minLength(1)),
})
export type Pack = z.infer<typeof pack>

/** The file that the build writes to `packListPath`; it is part of the app, so that it is available offline. */
export const packList = z.array(pack)
export const packListPath = '/packs.json'
