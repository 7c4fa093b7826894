import { categories } from '@second-wind/core/content/library/categories'
import { loadCategory } from '@second-wind/core/content/library/load-category'
import { stopRule } from '@second-wind/core/content/library/stop-rule'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { activityAddress, openLibrary, press } from './open-library.tsx'

const allActivities = await Promise.all(categories.map(({ id }) => loadCategory(id)))
const places = allActivities.flatMap((category) =>
  category.modules.map((activity) => [activity.title, category, activity] as const),
)

test.each(places)(
  '%s shows duration, warnings, the stop rule and numbered steps',
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
    const toKnow = [...category.warnings, ...(category.gate?.text ?? []), ...(activity.cautions ?? [])]
    for (const line of [...toKnow, stopRule.text]) expect(beforeSteps).toContain(line)
    expect(screen.getByRole('button', { name: 'Start Activity' })).toBeDefined()
  },
)

const gated = activityAddress('postural', 'huff-not-cough')
const gate = () => screen.findByRole('checkbox', { name: /A physiotherapist or nurse has shown me/ })

test('an activity that must be shown first is never ticked beforehand, and does not start without the tick', async () => {
  const user = openLibrary(gated)
  const box = await gate()
  expect(box).toHaveProperty('checked', false)
  await press(user, 'Start Activity')
  expect(screen.queryByText(/^Step 1 of/)).toBeNull()
  expect(screen.getByText(/^Tick this box if it is true/)).toBeDefined()
  expect(document.activeElement).toBe(box)
})

test('with the tick it starts', async () => {
  const user = openLibrary(gated)
  await user.click(await gate())
  await press(user, 'Start Activity')
  expect(screen.getByText('Step 1 of 8')).toBeDefined()
})

test('the tick does not outlast the visit', async () => {
  const user = openLibrary(gated)
  await user.click(await gate())
  await press(user, 'Start Activity')
  await press(user, 'Stop')
  expect(await gate()).toHaveProperty('checked', false)
})
