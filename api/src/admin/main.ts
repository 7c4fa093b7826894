import { existsSync } from 'node:fs'
import { databaseFile, readConfig } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { commands } from './commands.ts'

process.exitCode = await runCommand(process.argv.slice(2))

/** Finds the command that the words begin with; the rest are its own. Answers an exit code. */
async function runCommand(words: string[]): Promise<number> {
  const name = words.slice(0, 2).join(' ')
  const command = new Map(Object.entries(commands)).get(name)
  if (!command)
    return failed(`There is no command "${name}". The commands are: ${Object.keys(commands).join(', ')}.`)
  const file = databaseFile(readConfig(process.env))
  if (!existsSync(file)) return failed(`There is no database at ${file}.`)
  const database = openDatabase(file)
  try {
    const { isGood, said } = await command(database.db, words.slice(2))
    if (!isGood) return failed(said)
    console.log(said)
    return 0
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  } finally {
    await database.close()
  }
}

function failed(sentence: string): number {
  console.error(sentence)
  return 1
}
