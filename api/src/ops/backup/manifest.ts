import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { authModes } from '../../platform/config/config.ts'

/** Written beside a copy of the database. Contains no personal data. */
const manifest = z.object({
  /** Of the copy's file, in hex. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  bytes: z.int(),
  madeAt: z.iso.datetime(),
  mode: z.enum(authModes),
  epoch: z.string(),
  /** The newest migration in the copy. */
  schema: z.string(),
  /** The newest row of the audit log, as `<row>:<hash>`. */
  auditHead: z.string(),
  /** The number of rows by table. */
  rows: z.record(z.string(), z.int()),
})
export type Manifest = z.infer<typeof manifest>

export const manifestPath = (file: string): string => `${file}.json`

/** @throws Error, with a sentence for the operator */
export function readManifest(file: string): Manifest {
  let text: string
  try {
    text = readFileSync(manifestPath(file), 'utf8')
  } catch {
    throw new Error(`There is no readable ${manifestPath(file)}: without it the backup cannot be checked.`)
  }
  const parsed = manifest.safeParse(jsonOf(text))
  if (!parsed.success) throw new Error(`${manifestPath(file)} is not a valid backup manifest.`)
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
