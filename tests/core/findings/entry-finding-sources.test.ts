import { readFileSync } from 'node:fs'
import { entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import { entryFindingSources } from '@second-wind/core/findings/entry-finding-sources'
import { describe, expect, test } from 'vitest'

const hazardLog = readFileSync(
  new URL('../../../docs/clinical-safety/hazard-log.md', import.meta.url),
  'utf8',
)

describe('the justification of each finding', () => {
  test.each(entryFindingRules.map(({ id }) => [id] as const))(
    '%s has a reason, a reason for its rank, a source and a hazard of the hazard log',
    (id) => {
      const { reason, rank, source, hazard } = entryFindingSources[id]
      expect(rank.length).toBeGreaterThan(10)
      expect(reason.length).toBeGreaterThan(10)
      expect(source.length).toBeGreaterThan(5)
      expect(hazardLog).toMatch(new RegExp(`\\b${hazard}\\b`))
    },
  )
})
