import { line } from '@second-wind/core/content/content-item'
import { notMonitored } from '@second-wind/core/content/help/not-monitored'
import { callCard } from '@second-wind/core/content/triage/call-card'
import {
  emergencyCheck,
  emergencyCard,
  startLines,
  trackIntros,
  under16Advice,
} from '@second-wind/core/content/triage/start-screen'
import { trackIntro } from '@second-wind/core/content/triage/track-intro'
import { describe, expect, test } from 'vitest'

describe('the start screen of the symptom check', () => {
  test('contains only finished text', () => {
    for (const card of [emergencyCheck, emergencyCard]) expect(callCard.parse(card)).toEqual(card)
    for (const intro of Object.values(trackIntros)) expect(trackIntro.parse(intro)).toEqual(intro)
    for (const words of [...Object.values(startLines), notMonitored, under16Advice]) {
      expect(line.parse(words)).toEqual(words)
    }
  })

  test('shows before the first question when to call 999 and how to go on', () => {
    expect(emergencyCheck.heading).toBe('Call 999 now if you or someone else:')
    expect(emergencyCheck.signs).toHaveLength(7)
    expect(emergencyCheck.carryOn).toBe('No, none of these apply')
  })

  test('offers 999, what to do and the next question on a warning sign during the check', () => {
    const { call, whatToDo, carryOn } = emergencyCard
    expect([call, whatToDo, carryOn]).toEqual([
      'Call 999',
      'See what to do now',
      'Carry on with the questions',
    ])
  })

  test("has the specification's words on both tabs", () => {
    const { general, respiratory } = trackIntros
    expect([general.title, general.start]).toEqual(['General Health Check', 'Start General Assessment'])
    expect([respiratory.title, respiratory.start]).toEqual([
      'Respiratory Condition',
      'Start Enhanced Assessment',
    ])
    expect(respiratory.yourCondition).toBe('Your condition: {diagnosis}')
    for (const guideline of ['NICE', 'BTS', 'GINA']) expect(respiratory.text).toContain(guideline)
  })

  test('shows before the first question that an answer opens the next one', () => {
    expect(startLines.autoAdvance.text).toMatch(/moves you to the next question/)
  })
})
