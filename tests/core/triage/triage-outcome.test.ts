import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { assessTriage } from '@second-wind/core/triage/assess'
import { RULES_VERSION } from '@second-wind/core/triage/rules-version'
import { toTriageOutcome } from '@second-wind/core/triage/triage-outcome'
import { triageOutcome } from '@second-wind/core/triage/triage-result'
import { describe, expect, test } from 'vitest'
import { healthyAdult, optionsOf, tracks, wellAnswers } from './triage-answers.ts'

describe('the record of a symptom check', () => {
  test('contains the answers, the matching rows and the version of the rules', () => {
    const answers = wellAnswers('respiratory', { peak_flow: 'below_50' })
    const outcome = toTriageOutcome(assessTriage('respiratory', answers, healthyAdult), answers, [
      'Peak flow under half of your best',
    ])
    expect(outcome).toEqual({
      result: 'seek_help',
      track: 'respiratory',
      answers,
      reasons: ['respiratory:peak_flow=below_50'],
      redFlags: ['Peak flow under half of your best'],
      rulesVersion: RULES_VERSION,
    })
  })

  test('has the time of the first answer where it is known', () => {
    const answers = wellAnswers('general')
    const assessment = assessTriage('general', answers, healthyAdult)
    const at = '2026-11-20T07:50:00.000Z'
    expect(toTriageOutcome(assessment, answers, [], at).firstAnsweredAt).toBe(at)
    expect(toTriageOutcome(assessment, answers, [])).not.toHaveProperty('firstAnsweredAt')
  })

  test('can be a reply to a question about an earlier record', () => {
    const reply = toFollowUpOutcome({ about: 'entry-1', answer: 'better' }, 'phlegm-red')
    expect(triageOutcome.safeParse(reply).success).toBe(true)
  })

  test.each(tracks)('has room for the worst check on the %s track', (track) => {
    const answers = Object.fromEntries(
      optionsOf(track).map(([question, options]) => [question, options.at(-1) ?? '']),
    )
    const outcome = toTriageOutcome(assessTriage(track, answers, healthyAdult), answers, [])
    expect(triageOutcome.safeParse(outcome).success).toBe(true)
    expect(outcome.reasons?.length).toBeGreaterThan(3)
  })
})
