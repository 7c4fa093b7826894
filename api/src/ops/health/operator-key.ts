import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (dataDir: string): string => join(dataDir, 'operator.key')

/** A new key at every start. A user who can read the data folder may see the server's health. */
export function writeOperatorKey(dataDir: string): string {
  const key = randomBytes(32).toString('base64url')
  writeFileSync(fileIn(dataDir), key, { mode: 0o600 })
  return key
}

/** @throws Error, with a sentence for the operator */
export function readOperatorKey(dataDir: string): string {
  try {
    return readFileSync(fileIn(dataDir), 'utf8')
  } catch {
    throw new Error(
      `There is no readable ${fileIn(dataDir)}: the server has not been started with this data folder.`,
    )
  }
}

export function isOperator(authorization: string | undefined, key: string | undefined): boolean {
  if (authorization === undefined || key === undefined) return false
  const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${key}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
