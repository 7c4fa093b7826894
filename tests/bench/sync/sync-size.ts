import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import type { Figure } from '../figure.ts'

const local = resolve(import.meta.dirname, '../../../web/src/data/local')

/** Saving, history, sync state, sending and reading: what page and worker share, without screens. */
const parts = ['records/symptoms.ts', 'outbox/sync-facts.ts', 'flush/flush.ts']

/** Budget B6, and what it consists of. */
export async function measureSyncSize(): Promise<Figure> {
  const [all, withoutDexie, own] = await Promise.all([
    gzipKb([]),
    gzipKb([/^dexie$/]),
    gzipKb([/^dexie$/, /^zod/]),
  ])
  const [dexie, zod] = [all - withoutDexie, withoutDexie - own].map((kb) => kb.toFixed(1))
  return {
    name: `B6: code for saving and sync, gzip (Dexie ${dexie}, zod ${zod}, our own ${own.toFixed(1)})`,
    measured: all,
    limit: 37,
    unit: 'kB',
  }
}

async function gzipKb(external: RegExp[]): Promise<number> {
  const entry = parts.map((part) => `export * from ${JSON.stringify(resolve(local, part))}`).join('\n')
  const bundle = await rolldown({
    input: 'sync',
    external,
    platform: 'browser',
    resolve: { alias: { dexie: resolve(local, '../../../node_modules/dexie/dist/modern/dexie.mjs') } },
    transform: { define: { __AUTH_MODE__: '"real"', __APP_VERSION__: '"bench"' } },
    plugins: [
      {
        name: 'sync',
        resolveId: (id) => (id === 'sync' ? '\0sync' : undefined),
        load: (id) => (id === '\0sync' ? entry : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false })
  await bundle.close()
  return gzipSync(output[0].code, { level: 9 }).length / 1_000
}
