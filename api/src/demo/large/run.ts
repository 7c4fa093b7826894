// `npm run demo:large -- --patients 10000 --days 100`: fills DATA_DIR so that `npm start` serves it.
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { ConfigError } from '../../platform/config/config-error.ts'
import { readConfig } from '../../platform/config/config.ts'
import { samplePeople } from '../sample-people.ts'
import { fillLargeDemo, ForeignDatabaseError } from './fill-large-demo.ts'

const options = z.object({
  patients: z._default(z.coerce.number().check(z.int(), z.gte(samplePeople.length), z.lte(100_000)), 10_000),
  days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(400)), 100),
})

const clock = { now: Date.now, offsetMinAt: (ms: number) => -new Date(ms).getTimezoneOffset() }

try {
  const { dataDir } = readConfig(process.env)
  const { patients, days } = readOptions()
  await fillLargeDemo({ dataDir, patients, days, clock, onProgress })
  console.log(
    `\n${patients} patients with ${days} days each are in ${dataDir}. To start the server, run: npm start`,
  )
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

function readOptions(): z.infer<typeof options> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { patients: text, days: text } })
  const parsed = options.safeParse(values)
  if (parsed.success) return parsed.data
  throw new ConfigError(
    `Use --patients with a number from ${samplePeople.length} to 100000, and --days with a number from 1 to 400.`,
  )
}

function onProgress(done: number): void {
  process.stdout.write(`\r${done} patients`)
}

function explain(error: unknown): string {
  if (error instanceof ForeignDatabaseError) {
    return `${error.message} Use another folder: DATA_DIR=/tmp/second-wind-large npm run demo:large`
  }
  return error instanceof Error ? error.message : String(error)
}
