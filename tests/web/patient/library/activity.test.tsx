import { categories } from '@second-wind/core/content/library/categories'
import { loadCategory } from '@second-wind/core/content/library/load-category'
import { stopRule } from '@second-wind/core/content/library/stop-rule'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { horizontalCentreOf } from '../../../../web/src/patient/library/drawings/step-drawing.tsx'
import { activityAddress, openLibrary, press, startActivity } from './open-library.tsx'

const allActivities = await Promise.all(categories.map(({ id }) => loadCategory(id)))
const places = allActivities.flatMap((category) =>
  category.modules.map((activity) => [activity.title, category, activity] as const),
)

describe('the page of an activity', () => {
  test.each(places)(
    'shows duration, warnings, the stop rule and numbered steps: %s',
    async (_, category, activity) => {
      openLibrary(activityAddress(category.id, activity.id))
      expect(await screen.findByRole('heading', { name: activity.title })).toBeDefined()
      expect(screen.getByText(activity.durationLabel)).toBeDefined()
      expect(screen.getByText(activity.description)).toBeDefined()
      const list = screen.getAllByRole('list').find((one) => one.tagName === 'OL')!
      expect(
        within(list)
          .getAllByRole('listitem')
          .map((step) => step.textContent),
      ).toEqual(activity.steps.map(({ text }) => text))
      const beforeSteps = document.body.textContent.split(activity.steps[0]!.text)[0]
      const { text = [], notIfYou = [] } = category.gate ?? {}
      const toKnow = [...category.warnings, ...text, ...notIfYou, ...(activity.cautions ?? [])]
      for (const line of [...toKnow, stopRule.text]) expect(beforeSteps).toContain(line)
      expect(screen.getByRole('button', { name: 'Start Activity' })).toBeDefined()
    },
  )
})

describe('the drawings of inhaler steps', () => {
  const drawings = () => [...document.querySelectorAll('svg[data-drawing]')]

  test('are one for each step with an inhaler, and a screen reader reads the words alone', async () => {
    for (const [id, count] of [
      ['spray-inhaler-alone', 10],
      ['spray-inhaler-with-spacer', 11],
      ['dry-powder-inhaler', 8],
      ['soft-mist-inhaler', 11],
      ['breath-actuated-inhaler', 11],
    ] as const) {
      openLibrary(activityAddress('inhaler', id))
      await screen.findByRole('heading', { name: 'Steps' })
      expect(drawings()).toHaveLength(count)
      for (const drawing of drawings()) expect(drawing.getAttribute('aria-hidden')).toBe('true')
      cleanup()
    }
  })

  test('leave their place to the pacer while it runs', async () => {
    const user = await startActivity('breathing', 'pursed-lips-breathing')
    for (let step = 1; step < 5; step += 1) await press(user, 'Next')
    expect(screen.getByText(/^Now do 10 breaths like this/)).toBeDefined()
    expect(drawings()).toEqual([])
  })

  test('are in the middle, whichever side of the grid they are drawn on', () => {
    expect(horizontalCentreOf(['M60 20H100C110 20 120 25 140 29', 'M80 34V112'])).toBe(100)
    expect(horizontalCentreOf(['M20 0L40 10', 'M30 5A5 5 0 1 0 35 5'])).toBe(30)
  })

  test('are shown for the step that is being done', async () => {
    const user = await startActivity('inhaler', 'soft-mist-inhaler')
    expect(drawings().map((drawing) => drawing.getAttribute('data-drawing'))).toEqual(['sit-or-stand'])
    await press(user, 'Next')
    await press(user, 'Next')
    expect(screen.getByText(/Turn the base until it clicks/)).toBeDefined()
    expect(drawings().map((drawing) => drawing.getAttribute('data-drawing'))).toEqual(['mist-turn'])
  })
})

const gated = activityAddress('postural', 'huff-not-cough')
const gate = () => screen.findByRole('checkbox', { name: /A physiotherapist or nurse has shown me/ })

describe('an activity that must be shown by a professional first', () => {
  test('the box is never ticked in advance, and the activity does not start without the tick', async () => {
    const user = openLibrary(gated)
    const box = await gate()
    expect(box).toHaveProperty('checked', false)
    await press(user, 'Start Activity')
    expect(screen.queryByText(/^Step 1 of/)).toBeNull()
    expect(screen.getByText(/^Tick this box if it is true/)).toBeDefined()
    expect(document.activeElement).toBe(box)
  })

  test('with the box ticked, the activity starts', async () => {
    const user = openLibrary(gated)
    await user.click(await gate())
    await press(user, 'Start Activity')
    expect(screen.getByText('Step 1 of 8')).toBeDefined()
  })

  test('the tick is cleared when the patient leaves', async () => {
    const user = openLibrary(gated)
    await user.click(await gate())
    await press(user, 'Start Activity')
    await press(user, 'Stop')
    expect(await gate()).toHaveProperty('checked', false)
  })
})
