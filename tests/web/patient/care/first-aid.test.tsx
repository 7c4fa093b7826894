import { asthmaAttack, ownPlanFirst } from '@second-wind/core/content/help/asthma-attack'
import { burns } from '@second-wind/core/content/help/burns'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import { poisoningSteps } from '@second-wind/core/content/help/poisoning'
import { inhalers } from '@second-wind/core/records/patient'
import { act, screen, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openCare } from './open-care.tsx'

withFreshDatabase()
beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

const pass = (seconds: number) => {
  act(() => void vi.advanceTimersByTime(seconds * 1000))
}
const topic = (name: string) => within(screen.getByText(name, { selector: 'summary' }).parentElement!)
const steps = (name: string) =>
  topic(name)
    .queryAllByRole('listitem')
    .map((step) => step.firstChild?.textContent)
const attack = 'Asthma attack'

describe('the steps of first aid', () => {
  test.each([copdFlareUp, burns, poisoningSteps])(
    'of $title are shown in order, with 999 above',
    async (firstAid) => {
      await openCare()
      expect(steps(firstAid.title)).toEqual(firstAid.steps)
      expect(topic(firstAid.title).getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe(
        'tel:999',
      )
    },
  )

  test('of an asthma attack start with a question about the inhaler, with 999 already visible', async () => {
    await openCare()
    expect(steps(attack)).toEqual([])
    expect(topic(attack).getByRole('link', { name: 'Call 999' })).toBeDefined()
    for (const radio of topic(attack).getAllByRole('radio')) expect(radio).toHaveProperty('checked', false)
  })

  test.each([
    ['blue', 'A blue reliever inhaler'],
    ['air-or-mart', 'An AIR or MART inhaler'],
    ['unknown', 'I am not sure, or I have no inhaler'],
  ] as const)('of the right inhaler are shown after the answer "%s"', async (inhaler, label) => {
    const user = await openCare()
    await user.click(topic(attack).getByRole('radio', { name: label }))
    expect(steps(attack)).toEqual(asthmaAttack[inhaler].steps)
    expect(topic(attack).getByText(ownPlanFirst.text)).toBeDefined()
  })

  test.each(inhalers)(
    'appear without the question for a profile with "%s", which can be corrected',
    async (inhaler) => {
      const user = await openCare({ inhaler })
      await screen.findByRole('region', { name: asthmaAttack[inhaler].title })
      expect(steps(attack)).toEqual(asthmaAttack[inhaler].steps)
      const other = inhaler === 'blue' ? 'air-or-mart' : 'blue'
      await user.click(topic(attack).getByRole('radio', { name: other === 'blue' ? /blue/ : /AIR or MART/ }))
      expect(steps(attack)).toEqual(asthmaAttack[other].steps)
    },
  )
})

async function startCounting(label: RegExp) {
  const user = await openCare()
  await user.click(topic(attack).getByRole('radio', { name: label }))
  const counter = within(screen.getByRole('group', { name: 'Puff counter' }))
  const puff = () => user.click(counter.getByRole('button', { name: 'I took a puff' }))
  return { user, counter, puff }
}

describe('counting puffs', () => {
  test('the puff counter waits between puffs as the steps require, and 999 stays visible', async () => {
    const { counter, puff } = await startCounting(/blue/)
    await puff()
    expect(counter.getByRole('timer').textContent).toBe('Next puff in 30 seconds')
    await puff()
    expect(counter.getByText('1')).toBeDefined()
    pass(29)
    expect(counter.getByRole('timer').textContent).toBe('Next puff in 1 second')
    expect(counter.getByRole('link', { name: 'Call 999' })).toBeDefined()
    pass(1)
    expect(counter.getByRole('status').textContent).toBe('You can take the next puff.')
    await puff()
    expect(counter.getByText('2')).toBeDefined()
  })

  test.each([
    [/blue/, 10, 30],
    [/AIR or MART/, 6, 60],
  ])('with %s it stops after %i puffs and shows what to do next', async (label, max, seconds) => {
    const { user, counter, puff } = await startCounting(label)
    for (let count = 0; count < max; count += 1) {
      await puff()
      pass(seconds)
    }
    expect(counter.getByRole('status').textContent).toMatch(
      /^That was the last puff\. Call 999 if you feel worse/,
    )
    expect(counter.queryByRole('button', { name: 'I took a puff' })).toBeNull()
    expect(counter.getByRole('link', { name: 'Call 999' })).toBeDefined()
    await user.click(counter.getByRole('button', { name: 'Count again from 0' }))
    expect(counter.getByText('0')).toBeDefined()
  })

  test('removing a puff counted by mistake also removes its wait', async () => {
    const { user, counter, puff } = await startCounting(/blue/)
    await puff()
    pass(30)
    await puff()
    expect(counter.getByText('2')).toBeDefined()
    await user.click(counter.getByRole('button', { name: 'Take one off' }))
    expect(counter.getByText('1')).toBeDefined()
    expect(counter.queryByRole('timer')).toBeNull()
    await puff()
    expect(counter.getByText('2')).toBeDefined()
  })

  test('the focus moves to the count when the pressed button disappears', async () => {
    const { user, counter, puff } = await startCounting(/AIR or MART/)
    await puff()
    await user.click(counter.getByRole('button', { name: 'Take one off' }))
    expect(document.activeElement?.textContent).toBe('0 of 6 puffs')
    for (let count = 0; count < 6; count += 1) {
      await puff()
      pass(60)
    }
    expect(document.activeElement?.textContent).toBe('6 of 6 puffs')
  })

  test('choosing another inhaler restarts the count', async () => {
    const { user, puff } = await startCounting(/blue/)
    await puff()
    await user.click(topic(attack).getByRole('radio', { name: /AIR or MART/ }))
    expect(within(screen.getByRole('group', { name: 'Puff counter' })).getByText('0')).toBeDefined()
  })
})
