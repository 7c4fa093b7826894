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
      ['urgent', 'Call 111 or ask for an urgent GP appointment if:'],
      ['non-urgent', 'See a GP or pharmacist if:'],
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

  test.each([
    ['a cough for 3 weeks'],
    ['not better after 10 days'],
    ['not better after 48 hours'],
    ['over 39°C for more than 3 days'],
  ])('%s is a reason to see a GP, and the first limit reached counts', (limit) => {
    expect(careTiers.at(-1)?.items.some((item) => item.includes(limit))).toBe(true)
    expect(careTiers.at(-1)?.footer).toMatch(/^You only need one of these\. .* within 24 hours\.$/)
  })
})
