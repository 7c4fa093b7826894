import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { iso } from '../../platform/iso.ts'
import { readManifest } from './manifest.ts'

/** `schema` is undefined without a readable manifest. */
export type BackupFile = { name: string; madeMs: number; schema?: string | undefined }

const pattern = /^second-wind-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/

/** The time in the name is UTC, to the second. */
export function fileNameAt(nowMs: number): string {
  const stamp = iso(nowMs).replace(/\.\d+Z$/, 'Z')
  return `second-wind-${stamp.replaceAll(/[-:]/g, '')}.sqlite`
}

/** Complete copies, oldest first. */
export function listBackups(folder: string): BackupFile[] {
  const kept = readdirSync(folder).flatMap((name) => {
    const [, year, month, day, hour, minute, second] = pattern.exec(name) ?? []
    if (year === undefined) return []
    const madeMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    return { name, madeMs, schema: schemaOf(join(folder, name)) }
  })
  return kept.toSorted((a, b) => a.madeMs - b.madeMs)
}

function schemaOf(file: string): string | undefined {
  try {
    return readManifest(file).schema
  } catch {
    return undefined
  }
}

/** Leftovers of an interrupted backup: unfinished copies, and manifests without a copy. */
export function listUnfinishedFiles(folder: string): string[] {
  const names = readdirSync(folder)
  const isOrphan = (name: string) => {
    const copy = name.replace(/\.json$/, '')
    return copy !== name && pattern.test(copy) && !names.includes(copy)
  }
  return names.filter((name) => /\.partial(-journal)?$/.test(name) || isOrphan(name))
}

/** The name of a copy or manifest until it is complete. */
export const partialPath = (file: string): string => `${file}.partial`
