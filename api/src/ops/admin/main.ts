import { existsSync } from 'node:fs'
import { type Config, databaseFile, readConfig } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { assertFileOwner } from './assert-file-owner.ts'
import { type Command, commands, fileCommands, type Outcome, usages } from './commands.ts'

// Files with health data must be readable by this user alone.
process.umask(0o077)
process.exitCode = await runCommand(process.argv.slice(2))

/** Runs the command that the first one or two words name. @returns the exit code */
async function runCommand(args: string[]): Promise<number> {
  try {
    const { isGood, message } = await findCommand(args)(readConfig(process.env))
    if (!isGood) return printFailure(message)
    console.log(message)
    return 0
  } catch (error) {
    return printFailure(error instanceof Error ? error.message : String(error))
  }
}

/** @throws Error when there is no such command */
function findCommand(args: string[]): (config: Config) => Promise<Outcome> {
  const [onDatabase, onFiles] = [new Map(Object.entries(commands)), new Map(Object.entries(fileCommands))]
  for (const length of [2, 1]) {
    const name = args.slice(0, length).join(' ')
    const rest = args.slice(length)
    const [command, fileCommand] = [onDatabase.get(name), onFiles.get(name)]
    if (command) return (config) => withDatabase(config, command, rest)
    if (fileCommand) return (config) => fileCommand(config, rest)
  }
  const known = Object.entries(usages).map(([name, usage]) => `${name} ${usage}`.trimEnd())
  if (args[0] === 'help') return () => Promise.resolve({ isGood: true, message: known.toSorted().join('\n') })
  throw new Error(
    `There is no command "${args.slice(0, 2).join(' ')}". The command help lists them with their arguments.`,
  )
}

async function withDatabase(config: Config, command: Command, args: string[]): Promise<Outcome> {
  const file = databaseFile(config)
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  assertFileOwner(file)
  const database = openDatabase(file)
  try {
    return await command(database.db, args, config)
  } finally {
    await database.close()
  }
}

function printFailure(sentence: string): number {
  console.error(sentence)
  return 1
}
