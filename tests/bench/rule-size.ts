import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import type { Figure } from './figure.ts'

const core = resolve(import.meta.dirname, '../../core/src')

/** All rules in one file, minified, without the words that they choose from and without zod, which the app has anyway. */
export async function measureRuleSize(): Promise<Figure> {
  const files = globSync(
    '{triage,safety,risk,alerts,recovery,motivation,measure,air,education,learning}/*.ts',
    {
      cwd: core,
    },
  )
  const entry = files.map((file) => `export * from ${JSON.stringify(resolve(core, file))}`).join('\n')
  const bundle = await rolldown({
    input: 'rules',
    external: [/^zod/, /\/content\//],
    plugins: [
      {
        name: 'all-rules',
        resolveId: (id) => (id === 'rules' ? '\0rules' : undefined),
        load: (id) => (id === '\0rules' ? entry : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ minify: true })
  const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  return {
    name: `all ${files.length} rule files, gzip`,
    measured: gzipSync(code).length / 1000,
    limit: 10,
    unit: 'kB',
  }
}
