import {
  describeCurrentFindings,
  describeOtherFindings,
} from '@second-wind/core/content/findings/current-finding-words'
import { currentFindings } from '@second-wind/core/findings/current-findings'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from '../../findings/findings-fixtures.ts'

const today = '2026-11-20'
const before = entryAt('2026-11-19T09:00:00Z', { breathlessness: 6 })

function otherLine(entry: SymptomEntry): string {
  const entries = [entry, before]
  const context = { person: aPersonWith('COPD') }
  const card = followUpCard(currentFindings({ entries, checks: [] }, context, epochMs(`${today}T08:30:00Z`)))
  return describeOtherFindings(card!.others[0]!, card!.findings, entries, today)
}

describe('the line about yesterday', () => {
  test('names the one sign of today that yesterday had', () => {
    expect(otherLine(entryAt(`${today}T08:00:00Z`, { breathlessness: 6, sputumColor: 'green' }))).toMatch(
      /^Yesterday at 09:00 you logged breathlessness 6 out of 10\.$/,
    )
  })

  test('says "the same signs" when yesterday had all signs of today', () => {
    expect(otherLine(entryAt(`${today}T08:00:00Z`, { breathlessness: 6 }))).toBe(
      'Yesterday at 09:00 you logged the same signs.',
    )
  })
})

describe('the line about today', () => {
  test('names all of it, although a graver day before had the same signs', () => {
    const worst = entryAt('2026-11-19T09:00:00Z', {
      breathlessness: 8,
      sputumColor: 'green',
      comparedWithUsual: 'much-worse',
    })
    const now = entryAt(`${today}T08:00:00Z`, {
      breathlessness: 7,
      sputumColor: 'green',
      comparedWithUsual: 'worse',
    })
    const entries = [now, worst]
    const context = { person: aPersonWith('COPD') }
    const card = followUpCard(
      currentFindings({ entries, checks: [] }, context, epochMs(`${today}T08:45:00Z`)),
    )
    expect(card!.findings[0].source.id).toBe(worst.id)
    expect(describeOtherFindings(card!.others[0]!, card!.findings, entries, today)).toMatch(
      /breathlessness 7 out of 10.*green phlegm/,
    )
  })
})

describe('the line about a sign that lasts', () => {
  test('names it in full, although another sign has named its score', () => {
    const person = aPersonWith('COPD')
    const usual = { setOn: '2026-11-01', coughSeverity: 2 }
    const entries = [
      entryAt(`${today}T08:00:00Z`, { coughSeverity: 6 }),
      entryAt('2026-11-19T09:00:00Z', { coughSeverity: 6 }),
    ]
    const findings = currentFindings(
      { entries, checks: [] },
      { person, usual },
      epochMs(`${today}T08:30:00Z`),
    )
    const card = followUpCard(findings)
    expect(describeCurrentFindings(card!.findings, entries, today)).toBe(
      'This morning at 08:00 you logged cough 6 out of 10, worse than usual at recent check-ins. Also: cough above usual, on at least two check-in days in a row.',
    )
  })
})
