// `npm run bench`: measures, prints each figure beside its limit and writes docs/benchmarks.md.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { measureContentSize } from './content-size.ts'
import { measureDashboardSpeed } from './dashboard-speed.ts'
import { type Figure, isWithin, formatTable } from './figure.ts'
import { measureFirstLoad } from './first-load.ts'
import { measurePhoneSpeed } from './phone-speed.ts'
import { measureRosterSpeed } from './roster-speed.ts'
import { measureRuleSizes } from './rule-size.ts'
import { measureRuleSpeed } from './rule-speed.ts'
import { measureSync } from './sync/measure-sync.ts'

const sections: Record<string, Figure[]> = {
  'Rules and words': [
    ...(await measureRuleSizes()),
    ...(await measureRuleSpeed()),
    ...(await measureContentSize()),
  ],
  "The clinician's list on the server": await measureRosterSpeed(),
  "The clinician's dashboard on a desktop": await measureDashboardSpeed(),
  'Saving and sending, of the least that a browser and a server can do': await measureSync(),
  'The app on a phone, its processor slowed down four times': [
    ...measureFirstLoad(),
    ...(await measurePhoneSpeed()),
  ],
}
const tables = Object.entries(sections).map(
  ([heading, figures]) => `## ${heading}\n\n${formatTable(figures)}\n`,
)
const page = `# Benchmarks

Written by \`npm run bench\` (Node ${process.version}). Times are of the machine it ran on; sizes are the same everywhere.
How many taps each job takes: [jobs](jobs.md).

${tables.join('\n')}`
console.log(page)
writeFileSync(resolve(import.meta.dirname, '../../docs/benchmarks.md'), page)
process.exitCode = Object.values(sections).flat().every(isWithin) ? 0 : 1
