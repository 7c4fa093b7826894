// Runs one task (`npm start`, `npm test`, ...) on a machine that has only Node 20 and npm:
// installs the packages when they changed, finds a Node 24, then runs the task's steps in turn.
import { fileURLToPath } from 'node:url'
import { dropNpmSettings, keepCompiledCode, preferNode24 } from './bootstrap/environment.mjs'
import { installPackages } from './bootstrap/install-packages.mjs'
import { tasks } from './bootstrap/tasks.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const [name = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(tasks, name)) {
  console.error(`There is no task "${name}". The tasks are: ${Object.keys(tasks).join(', ')}.`)
  process.exit(2)
}

try {
  dropNpmSettings()
  await installPackages()
  preferNode24()
  keepCompiledCode()
  process.exitCode = await tasks[name](args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
