// `npm run attack`: attacks the server as it is deployed, for minutes, on this computer only, and writes the results into
// docs/security.md. `npm run attack -- nginx` runs those with that word in their name.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AttackResult } from './attack-result.ts'
import { entrances } from './entrances.ts'
import { attackDisk } from './full-disk.ts'
import { attackConnections } from './hostile-connections.ts'
import { writeResults } from './results-table.ts'

const words = process.argv.slice(2)
const attacks = [
  { name: 'full disk', run: attackDisk },
  ...entrances.map((entrance) => ({ name: entrance.name, run: () => attackConnections(entrance) })),
].filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

const results: AttackResult[] = []
for (const { name, run } of attacks) {
  console.log(`--- ${name} ---`)
  const found = await run()
  console.log(found)
  results.push(found)
}
const page = resolve(import.meta.dirname, '../../docs/security.md')
const today = new Date().toISOString().slice(0, 10)
writeFileSync(page, writeResults(readFileSync(page, 'utf8'), results, today))
process.exitCode = results.every(({ isGood }) => isGood !== false) ? 0 : 1
