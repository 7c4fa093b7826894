import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { RunningProgram } from './running-program.ts'
import { pepper } from './seed-signed-in-people.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * The server of real mode, as the unit in docs/deployment starts it.
 *
 * @param wrapper a command that runs the one after it
 */
export function startServer(
  settings: Record<string, string>,
  wrapper: readonly string[] = [],
): Promise<RunningProgram> {
  const env = {
    AUTH_MODE: 'real',
    ORGANISATION: 'Leeds Chest Clinic',
    SESSION_PEPPER: pepper,
    NODE_ENV: 'production',
    ...settings,
  }
  const [command = '', ...words] = [...wrapper, process.execPath, ...wordsOfUnit()]
  return RunningProgram.start(command, words, { env, until: /running at http/ })
}

/** What follows `node` in the unit, with the path of this working copy. */
function wordsOfUnit(): string[] {
  const unit = readFileSync(resolve(root, 'docs/deployment/second-wind.service'), 'utf8')
  const words = /^ExecStart=\S+\/node (.+)$/m.exec(unit)?.[1]?.split(' ') ?? []
  return words.map((word) => (word.endsWith('.js') ? resolve(root, word) : word))
}
