import * as z from 'zod/mini'

/** Where every file of a pack is served, by the server and, once downloaded, by the worker. */
export const packFolder = '/handouts/'

const packFile = z.object({
  path: z.string().check(z.regex(/^\/handouts\/[a-z0-9-]+\.html$/)),
  title: z.string(),
  /** As it lies on the phone. */
  bytes: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

/** Extras that somebody may keep on the phone beside the app, and remove again. */
export const pack = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: z.string(),
  detail: z.string(),
  /** Another one whenever a file has changed. */
  version: z.string().check(z.regex(/^[0-9a-f]+$/)),
  files: z.array(packFile).check(z.minLength(1)),
})
export type Pack = z.infer<typeof pack>

/** What the build puts at `packListPath`; it comes with the app, so that it is there without signal. */
export const packList = z.array(pack)
export const packListPath = '/packs.json'
