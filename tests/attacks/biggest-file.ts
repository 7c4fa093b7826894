import { globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const builtApp = resolve(import.meta.dirname, '../../web/dist-real')

/** The address of the largest file that anyone may download. */
export const biggestFile = `/${
  globSync('assets/*.js', { cwd: builtApp })
    .map((file) => ({ file, bytes: statSync(join(builtApp, file)).size }))
    .toSorted((a, b) => b.bytes - a.bytes)[0]?.file ?? ''
}`
