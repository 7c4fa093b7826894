// `npm run bench`: measures, prints each figure beside its limit and writes docs/benchmarks.md, with the same in JSON.
// `npm run bench -- sync` measures only that section again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { measureContentSize } from './content-size.ts'
import { measureDashboardSpeed } from './dashboard-speed.ts'
import { figure, isWithin, formatTable } from './figure.ts'
import { measureFirstLoad } from './first-load.ts'
import { measurePhoneSpeed } from './phone-speed.ts'
import { measureRosterSpeed } from './roster-speed.ts'
import { measureRuleSizes } from './rule-size.ts'
import { measureRuleSpeed } from './rule-speed.ts'
import { measureServer } from './server/measure-server.ts'
import { measureSync } from './sync/measure-sync.ts'

const sections: Record<string, { heading: string; measure(): Promise<Section> }> = {
  rules: {
    heading: 'Rules and words',
    measure: async () => ({
      figures: [
        ...(await measureRuleSizes()),
        ...(await measureRuleSpeed()),
        ...(await measureContentSize()),
      ],
    }),
  },
  roster: {
    heading: "The clinician's list on the server",
    measure: async () => ({ figures: await measureRosterSpeed() }),
  },
  server: {
    heading: 'The server of a clinic under load',
    measure: async () => ({ figures: await measureServer() }),
  },
  dashboard: {
    heading: "The clinician's dashboard on a desktop",
    measure: async () => ({ figures: await measureDashboardSpeed() }),
  },
  sync: {
    heading: 'Saving and sending, of the least that a browser and a server can do',
    measure: measureSync,
  },
  phone: {
    heading: 'The app on a phone, its processor slowed down four times',
    measure: async () => ({ figures: [...measureFirstLoad(), ...(await measurePhoneSpeed())] }),
  },
}

const section = z.object({
  figures: z.array(figure),
  /** More, in Markdown. */
  table: z.optional(z.string()),
  measuredOn: z.optional(z.string()),
})
type Section = z.infer<typeof section>

const docs = resolve(import.meta.dirname, '../../docs')
const resultsFile = resolve(docs, 'benchmarks.json')
const results = existsSync(resultsFile)
  ? z.record(z.string(), section).parse(JSON.parse(readFileSync(resultsFile, 'utf8')))
  : {}

const chosen = process.argv.slice(2)
for (const name of chosen.length > 0 ? chosen : Object.keys(sections)) {
  const measured = sections[name]
  if (!measured) throw new Error(`There is no section "${name}", only ${Object.keys(sections).join(', ')}.`)
  results[name] = { ...(await measured.measure()), measuredOn: new Date().toISOString().slice(0, 10) }
}
const tables = Object.entries(sections).flatMap(([name, { heading }]) => {
  const { figures, table, measuredOn } = results[name] ?? { figures: [] }
  if (figures.length === 0) return []
  const on = measuredOn === undefined ? '' : `Measured on ${measuredOn}.\n\n`
  return [`## ${heading}\n\n${on}${formatTable(figures)}\n${table === undefined ? '' : `\n${table}\n`}`]
})
const page = `# Benchmarks

Written by \`npm run bench\` (Node ${process.version}). Times are of the machine it ran on; sizes are the same everywhere.
How many taps each job takes: [jobs](jobs.md).

${tables.join('\n')}`
console.log(page)
writeFileSync(resolve(docs, 'benchmarks.md'), page)
writeFileSync(resultsFile, `${JSON.stringify(results, undefined, 2)}\n`)
process.exitCode = Object.values(results).every(({ figures }) => figures.every(isWithin)) ? 0 : 1
