import { statSync } from 'node:fs'

/** Files that another user makes beside the database, above all its log, would lock the server out of it. */
export function assertFileOwner(file: string): void {
  const user = process.getuid?.()
  const owner = statSync(file).uid
  if (user === undefined || user === owner) return
  throw new Error(`${file} belongs to user ${owner}. Run this as that user (see docs/deployment.md).`)
}
