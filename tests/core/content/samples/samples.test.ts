import { loadSample } from '@second-wind/core/content/samples/load-sample'
import { aiTriageSample } from '@second-wind/core/content/samples/shape/ai-triage'
import { analyticsSamples } from '@second-wind/core/content/samples/shape/analytics'
import { enhancedSelfCareSamples } from '@second-wind/core/content/samples/shape/enhanced-self-care'
import { nhsSamples } from '@second-wind/core/content/samples/shape/nhs'
import { notificationSamples } from '@second-wind/core/content/samples/shape/notifications'
import { socialSamples } from '@second-wind/core/content/samples/shape/social'
import { telemedicineSamples } from '@second-wind/core/content/samples/shape/telemedicine'
import { describe, expect, test } from 'vitest'

const screens = [
  ['telemedicine', loadSample.telemedicine, telemedicineSamples],
  ['social', loadSample.social, socialSamples],
  ['nhs', loadSample.nhs, nhsSamples],
  ['notifications', loadSample.notifications, notificationSamples],
  ['analytics', loadSample.analytics, analyticsSamples],
  ['ai-triage', loadSample.aiTriage, aiTriageSample],
  ['enhanced-self-care', loadSample.enhancedSelfCare, enhancedSelfCareSamples],
] as const

describe.each(screens)('the samples of %s', (id, load, shape) => {
  test('have all their parts', async () => {
    expect(shape.parse(await load())).toMatchObject({ id, sample: true })
  })

  test('each have a unique id and are marked as samples', async () => {
    const ids = itemsOf(await load()).map((item) => {
      expect(item).toHaveProperty('sample', true)
      return item.id
    })
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('contain no calendar date that could look out of date', async () => {
    expect(JSON.stringify({ ...(await load()), reviewedOn: '', reviewBy: '' })).not.toMatch(/\b20\d\d\b/)
  })
})

describe('the samples together', () => {
  test('show both states of a prescription, all types of notification, and read and unread messages', async () => {
    const { prescriptions } = await loadSample.nhs()
    const { notifications } = await loadSample.notifications()
    const { connectedUsers } = await loadSample.social()
    expect(new Set(prescriptions.map(({ status }) => status))).toEqual(new Set(['active', 'reorder_needed']))
    expect(new Set(notifications.map(({ type }) => type))).toEqual(
      new Set(['medication', 'weather', 'activity', 'social']),
    )
    expect(new Set(notifications.map(({ read }) => read))).toEqual(new Set([true, false]))
    expect(new Set(connectedUsers.map(({ status }) => status))).toEqual(new Set(['recovering', 'stable']))
  })

  test('have no upcoming consultation in the past', async () => {
    const { consultations, slots } = await loadSample.telemedicine()
    for (const { daysFromToday } of [...consultations, ...slots]) expect(daysFromToday).toBeGreaterThan(0)
  })

  test('have the four figures for analytics and triage that the specification gives without a measurement', async () => {
    const { population, predictions } = await loadSample.analytics()
    expect(population.map(({ figure }) => figure)).toEqual(['population-risk', 'similar-cases'])
    expect(predictions.map(({ figure }) => figure)).toEqual(['accuracy', 'recovery-score'])
    expect((await loadSample.aiTriage()).figures).toEqual(['accuracy', 'similar-cases'])
  })

  test('do not claim that an artificial intelligence reads the answers', async () => {
    const { disclaimer, resultHeading } = await loadSample.aiTriage()
    expect(disclaimer).toMatch(/^No AI is used\./)
    expect(resultHeading).toContain(disclaimer)
  })
})

type Item = { id: string }

/** Every object with an id, however deep. */
function itemsOf(value: unknown): Item[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'id' in value && typeof value.id === 'string' ? [{ ...value, id: value.id }] : []
  return [...own, ...Object.values(value).flatMap(itemsOf)]
}
