import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import type { Figure } from './figure.ts'

const core = resolve(import.meta.dirname, '../../core/src')

const ruleSets = [
  {
    name: 'clinical rules',
    folders: ['triage', 'findings', 'care/alerts', 'care/risk'],
    others: ['records/peak-flow-zone.ts'],
    fewest: 25,
  },
  {
    name: 'recovery and air rules',
    folders: ['recovery', 'recovery/motivation', 'recovery/home-advice', 'recovery/learning', 'air'],
    others: [],
    fewest: 35,
  },
]

/** Not loaded with the rules, or not a rule: texts, schemas of records, ids and times, reviews of findings. */
const external = [
  /^zod/,
  /\/content\//,
  /\/platform\//,
  /\/records\/(?!peak-flow-zone)/,
  /\/contract\//,
  /-reviews\.ts$/,
]

/**
 * Each set of rules in one minified file. Left out: `core/recovery/analytics`, which counts what was logged, for two
 * screens that are loaded when they are opened.
 */
export const measureRuleSizes = (): Promise<Figure[]> => Promise.all(ruleSets.map(measureRuleSize))

async function measureRuleSize({
  name,
  folders,
  others,
  fewest,
}: (typeof ruleSets)[number]): Promise<Figure> {
  const files = [...folders.flatMap((folder) => ruleFiles(folder)), ...others]
  if (files.length < fewest)
    throw new Error(`${name}: only ${files.length} files found, at least ${fewest} expected`)
  const entry = files.map((file) => `import ${JSON.stringify(resolve(core, file))}`).join('\n')
  const bundle = await rolldown({
    input: 'rules',
    external,
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
    name: `${name}, ${files.length} files, gzip`,
    measured: gzipSync(code, { level: 9 }).length / 1000,
    limit: 10,
    unit: 'kB',
  }
}

function ruleFiles(folder: string): string[] {
  const files = globSync(`${folder}/*.ts`, { cwd: core }).filter((file) => !file.endsWith('-reviews.ts'))
  if (files.length === 0) throw new Error(`No rule files in core/src/${folder}`)
  return files
}

/** The paths of the external files are not part of the rules. */
const withoutImports = (code: string): string => code.replaceAll(/import\{[^}]*\}from"[^"]*";/g, '')
