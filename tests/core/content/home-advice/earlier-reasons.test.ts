import { assessRisk } from '@second-wind/core/care/risk/risk-level'
import { earlierReasons } from '@second-wind/core/content/home-advice/earlier-reasons'
import { currentFindings } from '@second-wind/core/findings/current-findings'
import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { epochMs } from '@second-wind/core/platform/moment'
import { selectEducation } from '@second-wind/core/recovery/home-advice/select-education'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { describe, expect, test } from 'vitest'
import { aPersonWith, checkAt, entryAt } from '../../findings/findings-fixtures.ts'

const today = '2026-11-20'
const person = aPersonWith('COPD')
const severe = entryAt('2026-11-18T20:00:00Z', { breathlessness: 9 })

function reasonLine(checks: readonly TriageResult[] = []): string {
  const entries = [entryAt(`${today}T08:00:00Z`, { breathlessness: 2 }), severe]
  const findings = currentFindings({ entries, checks }, { person }, epochMs(`${today}T09:00:00Z`))
  const facts = { person: undefined, alertCount: 0, entry: entries[0], triage: undefined, findings }
  const earlier = earlierReasons(findings, entries, today)
  return selectEducation(assessRisk(facts), person, { ...facts, earlier }).reasonLine
}

const reply = (
  answer: 'still' | 'better',
  createdAt: string,
  ...more: 'follow-up-still'[]
): TriageResult => ({
  ...toFollowUpOutcome({ about: severe.id, answer }, 'breathlessness-severe', ...more),
  id: `reply-${answer}`,
  userId: severe.userId,
  createdAt,
  tzOffsetMin: 0,
  localDate: today,
})

describe('the reason for advice', () => {
  test('names an earlier score with its day, and not as one of today', () => {
    expect(reasonLine()).toBe(
      'You see this because: on Wednesday at 20:00 you logged breathlessness 9 out of 10.',
    )
  })

  test.each([
    [
      'monitor',
      'triage-monitor',
      'on 7 November at 20:30 your last symptom check said to get medical advice',
    ],
    [
      'seek_help',
      'triage-seek-help',
      'on 7 November at 20:30 your last symptom check said to get emergency help',
    ],
  ] as const)('names the day of a last check that said %s', (result, id, words) => {
    const check = checkAt('2026-11-07T20:30:00Z', result)
    expect(earlierReasons([], [], today, check).get(id)).toBe(words)
    expect(earlierReasons([], [], '2026-11-07', check).has(id)).toBe(false)
  })

  test('is not "Yes, I still feel like this" after "I am better now"', () => {
    const yes = reply('still', `${today}T08:10:00.000Z`)
    const better = reply('better', `${today}T08:20:00.000Z`, 'follow-up-still')
    expect(reasonLine([yes])).toMatch(/you told us that a warning sign is still there/)
    expect(reasonLine([better, yes])).toMatch(
      /you told us that a warning sign was still there, and later that you are better/,
    )
    expect(reasonLine([better, yes])).not.toMatch(/is still there/)
  })
})
