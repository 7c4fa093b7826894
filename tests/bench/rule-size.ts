import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import type { Figure } from './figure.ts'

const core = resolve(import.meta.dirname, '../../core/src')

/**
 * All rules in one file, minified, without the words that they choose from and the records that they read
 * (core/content, core/model). core/analytics is no rule: it counts what was logged and reads it by the rules counted
 * here, for two screens that are fetched when they are opened.
 */
export async function measureRuleSize(): Promise<Figure> {
  const files = globSync(
    '{triage,safety,risk,alerts,recovery,motivation,measure,air,education,learning}/*.ts',
    {
      cwd: core,
    },
  )
  const entry = files.map((file) => `import ${JSON.stringify(resolve(core, file))}`).join('\n')
  const bundle = await rolldown({
    input: 'rules',
    external: [/^zod/, /\/content\//, /\/model\//],
    // Everything stays and nothing keeps its exported name, as in the app's own bundles.
    treeshake: false,
    plugins: [
      {
        name: 'all-rules',
        resolveId: (id) => (id === 'rules' ? '\0rules' : undefined),
        load: (id) => (id === '\0rules' ? entry : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({
    minify: { compress: { unused: false }, mangle: { toplevel: true }, codegen: true },
  })
  const code = output.map((chunk) => (chunk.type === 'chunk' ? withoutImports(chunk.code) : '')).join('')
  return {
    name: `all ${files.length} rule files, gzip`,
    measured: gzipSync(code, { level: 9 }).length / 1000,
    limit: 10,
    unit: 'kB',
  }
}

/** The addresses of the files left out are no part of the rules. */
const withoutImports = (code: string): string => code.replaceAll(/import\{[^}]*\}from"[^"]*";/g, '')
