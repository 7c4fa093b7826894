import { line } from '@second-wind/core/content/content-item'
import { asthmaAttack, ownPlanFirst, whichInhaler } from '@second-wind/core/content/help/asthma-attack'
import { burns } from '@second-wind/core/content/help/burns'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import { firstAid } from '@second-wind/core/content/help/first-aid'
import { inhalerQuestion } from '@second-wind/core/content/help/inhaler-question'
import { poisoningSteps } from '@second-wind/core/content/help/poisoning'
import { describe, expect, test } from 'vitest'

describe('first aid', () => {
  test('is finished text', () => {
    for (const item of [...Object.values(asthmaAttack), copdFlareUp, burns, poisoningSteps]) {
      expect(firstAid.parse(item)).toEqual(item)
    }
    expect(inhalerQuestion.parse(whichInhaler)).toEqual(whichInhaler)
    expect(line.parse(ownPlanFirst)).toEqual(ownPlanFirst)
  })

  test('for a burn is to cool it for 20 minutes and cover it with cling film', () => {
    expect(burns.steps.join(' ')).toMatch(/running water for 20 minutes.*Call for help.*cling film/)
  })

  test('for a COPD flare-up includes when it becomes an emergency', () => {
    expect(copdFlareUp.steps.at(-1)).toMatch(/^Call 999 if you struggle to breathe/)
  })

  test('for poisoning advises not to make a person sick', () => {
    expect(poisoningSteps.steps).toContain('Do not try to make the person sick.')
  })
})

describe('an asthma attack', () => {
  test('asks for the inhaler first, and every answer has its steps', () => {
    expect(whichInhaler.options.map(({ id }) => id)).toEqual(Object.keys(asthmaAttack))
  })

  test.each([
    [
      'blue',
      { atStep: 2, secondsBetween: { min: 30, max: 60 }, max: 10 },
      '30 to 60 seconds, up to 10 puffs',
    ],
    [
      'air-or-mart',
      { atStep: 2, secondsBetween: { min: 60, max: 180 }, max: 6 },
      '1 to 3 minutes, up to 6 puffs',
    ],
  ] as const)('has a counter that agrees with the words for the %s inhaler', (inhaler, puffs, text) => {
    const attack = asthmaAttack[inhaler]
    expect(attack.puffs).toEqual(puffs)
    expect(attack.steps[puffs.atStep - 1]).toContain(text)
    expect(attack.steps[2]).toMatch(/^Call 999 if you feel worse/)
  })

  test('has a second round only with the blue inhaler', () => {
    expect(asthmaAttack.blue.steps[3]).toContain('repeat step 2')
    expect(asthmaAttack['air-or-mart'].steps[3]).toContain('ask the 999 call handler')
  })

  test('with an unknown inhaler has steps without a number of puffs, and 999 comes first', () => {
    expect(asthmaAttack.unknown.puffs).toBeUndefined()
    expect(asthmaAttack.unknown.steps.join(' ')).not.toMatch(/puff/)
    expect(asthmaAttack.unknown.steps[0]).toMatch(/^Call 999 now/)
  })
})
