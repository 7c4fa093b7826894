// `npm run bench`: measures, prints each figure beside its limit and writes docs/benchmarks.md.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { measureContentSize } from './content-size.ts'
import { isWithin, tableOf } from './figure.ts'
import { measureRuleSize } from './rule-size.ts'
import { measureRuleSpeed } from './rule-speed.ts'

const figures = [await measureRuleSize(), ...(await measureRuleSpeed()), ...(await measureContentSize())]
const table = tableOf(figures)
console.log(table)
writeFileSync(resolve(import.meta.dirname, '../../docs/benchmarks.md'), page())
process.exitCode = figures.every(isWithin) ? 0 : 1

function page(): string {
  return `# Benchmarks

Written by \`npm run bench\` (Node ${process.version}). Times are of the machine it ran on; sizes are the same everywhere.

## Rules and words

${table}
`
}
