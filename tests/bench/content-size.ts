import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import type { Figure } from './figure.ts'

const content = resolve(import.meta.dirname, '../../core/src/content')

/** What a screen loads to show one piece of content: the loader, then the largest category, module, page or set. */
export async function measureContentSize(): Promise<Figure[]> {
  const loaders = globSync('**/load-*.ts', { cwd: content })
  const figures = await Promise.all(
    loaders.toSorted().map(async (loader) => {
      const { start, parts } = await chunksOf(resolve(content, loader))
      const name = loader.replace('.ts', '')
      return [
        {
          name: `${name}: largest of ${parts.length} parts, gzip`,
          measured: Math.max(...parts),
          limit: 10,
          unit: 'kB',
        },
        { name: `${name}: before any part, gzip`, measured: start, limit: 1, unit: 'kB' },
      ]
    }),
  )
  return figures.flat()
}

async function chunksOf(loader: string): Promise<{ start: number; parts: number[] }> {
  const bundle = await rolldown({ input: loader })
  const { output } = await bundle.generate({ minify: true })
  const chunks = output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []))
  const kB = ({ code }: { code: string }) => gzipSync(code, { level: 9 }).length / 1000
  const start = chunks.filter((chunk) => chunk.isEntry)
  return { start: Math.max(...start.map(kB)), parts: chunks.filter((chunk) => !chunk.isEntry).map(kB) }
}
