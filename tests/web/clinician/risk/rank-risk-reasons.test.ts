import { describe, expect, test } from 'vitest'
import { rankRiskReasons } from '../../../../web/src/clinician/risk/describe-risk-reasons.ts'
import { aRosterRow, aSign } from '../a-roster-row.ts'

const rated = (
  reasons: string[],
  findings: ReturnType<typeof aSign>[] = [],
  level: 'high' | 'medium' = 'high',
) => aRosterRow({ risk: { level, isKnown: true, reasons }, findings })

describe('the reasons for a risk level', () => {
  test('are the most serious first: a 999 sign, then advice for the same day, in whatever order they come', () => {
    const findings = [
      aSign('breathlessness-severe', 'emergency'),
      aSign('cough-severe', 'urgent'),
      aSign('flare-up-two-signs', 'urgent'),
    ]
    const reasons = ['energy-very-low', 'cough-severe', 'flare-up-two-signs', 'breathlessness-severe']
    expect(rankRiskReasons(rated(reasons, findings)).serious).toEqual([
      'Breathlessness 9 or more',
      'Possible COPD flare-up: 2 signs or more',
      'Cough 9 or more',
      'Energy 2 or less',
    ])
  })

  test('leave what makes no high level, the group and the alerts behind the others', () => {
    const reasons = ['vulnerable', 'open-alert', 'energy-very-low', 'breathlessness-medium']
    const { serious, lesser } = rankRiskReasons(rated(reasons))
    expect(serious).toEqual(['Energy 2 or less'])
    expect(lesser).toEqual(['Breathlessness 4 or more', 'Higher-risk group', expect.stringMatching(/alert/i)])
  })

  test('stay behind when all that is serious is shown elsewhere', () => {
    const { serious, lesser } = rankRiskReasons(rated(['energy-very-low', 'cough-medium']), {
      leftOut: new Set(['energy-very-low']),
    })
    expect(serious).toEqual([])
    expect(lesser).toEqual(['Cough 6 or more'])
  })

  test('date the last symptom check, which is a lesser one after 48 hours', () => {
    const check = { result: 'seek_help' as const, createdAt: '2026-11-18T18:00:00.000Z' }
    const patient = { ...rated(['triage-seek-help', 'energy-very-low']), lastTriageResult: check }
    const moment = () => 'Yesterday 18:00'
    const dated = 'Last symptom check: 999 advice, yesterday 18:00'
    const rankedAt = (at: string) => rankRiskReasons(patient, { now: Date.parse(at), moment })
    expect(rankedAt('2026-11-20T17:59:00.000Z').serious).toContain(dated)
    expect(rankedAt('2026-11-20T18:00:00.000Z')).toEqual({ serious: ['Energy 2 or less'], lesser: [dated] })
  })

  test('are not folded when the group alone makes the level, nor at a medium level', () => {
    expect(rankRiskReasons(rated(['vulnerable', 'cough-medium'])).lesser).toEqual([])
    expect(rankRiskReasons(rated(['cough-medium'], [], 'medium'))).toEqual({
      serious: ['Cough 6 or more'],
      lesser: [],
    })
  })
})
