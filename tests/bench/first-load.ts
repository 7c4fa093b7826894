import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figure.ts'

const dist = resolve(import.meta.dirname, '../../web/dist')

/** What a browser fetches before Home can be used, and the largest part that another screen adds (budget B7). */
export function measureFirstLoad(): Figure[] {
  const page = readFileSync(`${dist}/index.html`, 'utf8')
  const first = [...page.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? [])
  const later = globSync('assets/*.js', { cwd: dist }).filter((file) => !first.includes(file))
  return [
    {
      name: "Home's first load, scripts and styles, gzip",
      measured: sum(first.map(kB)),
      limit: 150,
      unit: 'kB',
    },
    {
      name: `largest of ${later.length} later parts, gzip`,
      measured: Math.max(...later.map(kB)),
      limit: 60,
      unit: 'kB',
    },
  ]
}

const kB = (file: string): number => gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length / 1000
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)
