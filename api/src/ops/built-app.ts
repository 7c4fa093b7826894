import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../platform/config/config-error.ts'
import type { AuthMode } from '../platform/config/config.ts'
import { repositoryFolder } from '../platform/repository-folder.ts'

const web = join(repositoryFolder, 'web')
const folders: Record<AuthMode, string> = { demo: 'dist', real: 'dist-real' }

/**
 * The folder of the app built for this mode; undefined when it has not been built.
 *
 * @throws ConfigError when the folder contains a build for the other mode (web/auth-mode.ts)
 */
export function findBuiltApp(authMode: AuthMode, root = web): string | undefined {
  const folder = join(root, folders[authMode])
  if (!existsSync(folder)) return undefined
  const file = join(folder, 'auth-mode.txt')
  const builtFor = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'demo'
  if (builtFor === authMode) return folder
  throw new ConfigError(
    `The app in ${folder} was built for AUTH_MODE=${builtFor}. Build it again: AUTH_MODE=${authMode} npm run build`,
  )
}
