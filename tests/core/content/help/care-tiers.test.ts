import { careTier } from '@second-wind/core/content/help/care-tier-schema'
import { careTiers, emergencyTier, urgentTier } from '@second-wind/core/content/help/care-tiers'
import { feverQuestion } from '@second-wind/core/content/triage/fever-question'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import { assessTriage } from '@second-wind/core/triage/assess'
import { describe, expect, test } from 'vitest'
import { aPersonWith } from '../../findings/findings-fixtures.ts'
import { wellAnswers } from '../../triage/triage-answers.ts'

describe('the care cards', () => {
  test('all three tiers are finished text, the most serious first', () => {
    for (const tier of careTiers) expect(careTier.parse(tier)).toEqual(tier)
    expect(careTiers.map(({ level, heading }) => [level, heading])).toEqual([
      ['emergency', 'Call 999 or go to A&E now if:'],
      ['urgent', 'Ask for an urgent GP appointment or call 111 if:'],
      ['non-urgent', 'See a GP if:'],
    ])
  })

  test('the emergency card names the reliever without an illness, so that it counts with COPD too', () => {
    expect(emergencyTier.items).toContain('your reliever inhaler is not helping')
  })

  test('a very high temperature has the words and the advice of the symptom check', () => {
    const label = feverQuestion.options.find(({ id }) => id === 'high')?.label ?? ''
    const words = lowerFirst(label).replace('I am', 'you are')
    expect(emergencyTier.items).toContain(`your temperature is ${words}`)
    expect(assessTriage('general', { fever: 'high' }, undefined).level).toBe('seek_help')
  })

  test('38 °C is a reason for advice, as the NHS says, and 37.8 °C with a lung condition, as in the symptom check', () => {
    expect(urgentTier.items).toContain('your temperature is 38°C or more, or you feel hot, cold or shivery')
    expect(urgentTier.items).toContain('your temperature is 37.8°C or more, and you have a lung condition')
    const { level, reasons } = assessTriage(
      'general',
      wellAnswers('general', { fever: 'low' }),
      aPersonWith('Asthma'),
    )
    expect({ level, reasons }).toEqual({ level: 'monitor', reasons: ['A15'] })
  })

  test('a cough, phlegm or breathing that gets worse is a reason with each lung condition, as in the symptom check', () => {
    expect(urgentTier.items).toContain(
      'you have COPD or another lung condition, and your cough, phlegm or breathing is getting worse',
    )
    for (const change of ['difficulty_breathing=mild', 'wheeze_cough=increased', 'cough_mucus=more']) {
      const [question = '', option = ''] = change.split('=')
      const answers = wellAnswers('respiratory', { [question]: option })
      for (const condition of ['COPD', 'Asthma', 'Pulmonary Fibrosis'])
        expect(assessTriage('respiratory', answers, aPersonWith(condition)).level).toBe('monitor')
    }
  })

  test('the emergency card advises not to drive', () => {
    expect(emergencyTier.footer).toBe('Do not drive yourself.')
  })

  test('each mention of 111 comes with what to do in Northern Ireland', () => {
    expect(urgentTier.footer).toMatch(/^In Northern Ireland/)
  })

  test.each(['a cough for 3 weeks', 'not better after 48 hours', 'over 39°C for more than 3 days'])(
    '%s is a reason for an urgent GP appointment, and for nothing less',
    (limit) => {
      const levels = careTiers.filter(({ items }) => items.some((item) => item.includes(limit)))
      expect(levels).toEqual([urgentTier])
    },
  )

  test('10 days without getting better are a reason to see a GP, and no card asks to wait for a second reason', () => {
    const gp = careTiers.at(-1)
    expect(gp?.items).toContain('you are not better after 10 days')
    expect(gp?.footer).toBe('You only need one of these.')
  })
})
