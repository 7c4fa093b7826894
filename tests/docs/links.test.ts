import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]
const sources = globSync('{core,api,web,sw,tests,scripts}/**/*.{ts,tsx,mjs,css}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist[\w-]*)(\/|$)/.test(path),
})
const files = new Set([...documents, ...sources])
/** Made by a build or a running server. */
const generated = /^(web\/dist|docs\/benchmarks\.json|api\/(?!src))/

describe.each(documents)('%s', (name) => {
  const text = readFileSync(join(root, name), 'utf8')

  test('contains only links to existing files', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(root, dirname(name), link)))).toEqual([])
  })

  test('contains only paths of existing files and folders', () => {
    const named = [...text.matchAll(/`((?:core|web|api|sw|tests|scripts|docs)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !generated.test(path))
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('a comment', () => {
  test('contains only paths of existing files', () => {
    const endings = new Set([...files].flatMap((file) => pathEndings(file)))
    const missing = sources.flatMap((name) =>
      comments(readFileSync(join(root, name), 'utf8'))
        .flatMap(
          (comment) => comment.match(/(?<![\w./@-])[\w-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|md)\b/g) ?? [],
        )
        .filter((path) => !endings.has(path) && !existsSync(join(root, path)))
        .map((path) => `${name}: ${path}`),
    )
    expect(missing).toEqual([])
  })
})

const comments = (code: string): string[] => code.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? []

/** A comment may leave out the first folders of a path. */
const pathEndings = (file: string): string[] => {
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}
