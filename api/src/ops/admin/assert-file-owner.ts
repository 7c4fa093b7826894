import { statSync } from 'node:fs'

/** Files that another user creates beside the database, such as its write-ahead log, would lock the server out. */
export function assertFileOwner(file: string): void {
  const user = process.getuid?.()
  const owner = statSync(file).uid
  if (user === undefined || user === owner) return
  throw new Error(`${file} belongs to user ${owner}. Run this as that user (see docs/deployment.md).`)
}
