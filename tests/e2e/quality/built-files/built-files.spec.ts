import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { namesOfOthers, withAnotherWay } from './another-way.ts'
import { newInScript, newInStyles } from './uses-of-new.ts'

const dist = join(import.meta.dirname, '../../../../web/dist')
const read = (pattern: string) =>
  globSync(pattern, { cwd: dist }).map(
    (file) => [basename(file), readFileSync(join(dist, file), 'utf8')] as const,
  )

for (const [kind, pattern, find] of [
  ['scripts', '**/*.js', newInScript],
  ['styles', '**/*.css', newInStyles],
] as const) {
  test(`the built ${kind} use nothing that the oldest browsers lack, except where there is another way`, () => {
    const files = read(pattern)
    const found = files.flatMap(([file, source]) =>
      find(source)
        .filter((use) => !Object.hasOwn(withAnotherWay, use) && !namesOfOthers.has(use))
        .map((use) => `${use} in ${file}`),
    )
    expect(files.length).toBeGreaterThan(5)
    expect(found).toEqual([])
  })
}

test('what an old browser lacks is found, and nothing else', () => {
  expect(
    newInScript(
      'new Set(a).union(b); a.isWellFormed(); /(?<=a)b/u; /[\\p{L}--a]/v; Object.groupBy(c, d); Response.json({}); new Temporal(1)',
    ).toSorted(),
  ).toEqual([
    '.isWellFormed',
    '.union',
    'Object.groupBy',
    'Response.json',
    'lookbehind',
    'new Temporal',
    'the flag v of a pattern',
  ])
  expect(newInScript('a.toSorted().at(-1); /(?=a)b/u; Object.hasOwn(b, c); new Response().json()')).toEqual(
    [],
  )
  expect(
    newInStyles('@starting-style{.a{color:red}}.a:has(.b):open{text-wrap:balance;text-align:left}'),
  ).toEqual(['text-wrap', '@starting-style', ':has', ':open'])
  expect(newInStyles('@media print{.a:hover{display:none;color:red}}')).toEqual([])
})
