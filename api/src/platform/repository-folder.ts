import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of all packages. The server runs from its sources and from api/dist, which are not equally deep. */
export const repositoryFolder = folderAbove(import.meta.dirname, 'pnpm-workspace.yaml')

function folderAbove(folder: string, file: string): string {
  if (existsSync(join(folder, file))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error(`No folder above the server has the file ${file}.`)
  return folderAbove(parent, file)
}
