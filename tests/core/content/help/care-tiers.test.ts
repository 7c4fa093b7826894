import { careTier } from '@second-wind/core/content/help/care-tier-schema'
import { careTiers, emergencyTier, urgentTier } from '@second-wind/core/content/help/care-tiers'
import { feverQuestion } from '@second-wind/core/content/triage/fever-question'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import { assessTriage } from '@second-wind/core/triage/assess'
import { describe, expect, test } from 'vitest'

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

  test.each([
    ['high', emergencyTier],
    ['moderate', urgentTier],
  ] as const)('a %s temperature has the words and the advice of the symptom check', (id, tier) => {
    const label = feverQuestion.options.find((option) => option.id === id)?.label ?? ''
    const words = lowerFirst(label).replace('I am', 'you are').replace('I feel', 'you feel')
    expect(tier.items).toContain(`your temperature is ${words}`)
    const { level } = assessTriage('general', { fever: id }, undefined)
    expect(level).toBe({ emergency: 'seek_help', urgent: 'monitor', 'non-urgent': undefined }[tier.level])
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
    expect(gp?.footer).toBe('Any one of these is enough.')
  })
})
