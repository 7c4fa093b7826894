import { checkOnlyFacts } from '@second-wind/core/care/check-advice'
import { entryFindingSources } from '@second-wind/core/findings/entry-finding-sources'
import { adviceRules, raisingRules } from '@second-wind/core/triage/added-safety-rules'
import { describe, expect, test } from 'vitest'

const justified = [
  ...[...raisingRules, ...adviceRules].map((rule) => [rule.id, rule] as const),
  ...Object.entries(entryFindingSources),
  ...Object.entries(checkOnlyFacts),
]

/** A dated publication, or our own rule and why there is none. */
const dated = /\b20[0-3]\d\b/
const own = /^our own rule \([^)]+\): .{20,}/

describe('the source of an added rule', () => {
  test.each(justified.map(([id, { source }]) => [id, source] as const))(
    'has a year, or calls the rule our own with the reason: %s',
    (_, source) => {
      expect(dated.test(source) || own.test(source)).toBe(true)
    },
  )

  test.each(justified.map(([id, { source }]) => [id, source] as const))(
    'names who published it: %s',
    (_, source) => {
      expect(source).toMatch(/\b(NHS|NICE|BTS|SIGN|Asthma \+ Lung UK|our own rule)\b/)
    },
  )
})
