import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

export type LibraryName = 'dexie' | 'rxdb' | 'pouchdb'
export type LibraryScript = { code: string; gzipBytes: number }

const folder = resolve(import.meta.dirname, '../contestants')

/** The page of a library in one minified file, as its user would ship it. */
export async function buildLibraryScript(name: LibraryName): Promise<LibraryScript> {
  const bundle = await rolldown({
    input: resolve(folder, `pages/${name}-page.mjs`),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false })
  await bundle.close()
  const { code } = output[0]
  return { code, gzipBytes: gzipSync(code, { level: 9 }).length }
}
