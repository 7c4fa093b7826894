import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]
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
