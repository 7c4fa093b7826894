import { loadResource } from '@second-wind/core/content/resources/load-resource'
import { educationalResource, type EducationalResource } from '@second-wind/core/content/resources/resource'
import {
  resourcePageLinks,
  resourcesPage,
  resourceTabs,
} from '@second-wind/core/content/resources/resource-tabs'
import { sources } from '@second-wind/core/content/sources'
import { describe, expect, test } from 'vitest'

const everyResource = () => Promise.all(resourceTabs.map(({ id }) => loadResource(id)))
const section = ({ sections }: EducationalResource, id: string) => sections.find((each) => each.id === id)
const itemsOf = (resource: EducationalResource, id: string): string[] => {
  const found = section(resource, id)
  return found?.kind === 'list' ? found.items : []
}
const rowsOf = (resource: EducationalResource, id: string): string[] => {
  const found = section(resource, id)
  return found?.kind === 'timeline' ? found.rows.map(({ when }) => when) : []
}

describe('the page of resources', () => {
  test('has its name and the three tabs of the specification', () => {
    expect(resourcesPage).toMatchObject({
      title: 'Educational Resources',
      externalHeading: 'External resources',
    })
    expect(resourceTabs.map(({ id }) => id)).toEqual(['antibiotics', 'allergies', 'viral'])
  })

  test('leads on to the library, the lessons, the symptom check and care', () => {
    expect(resourcePageLinks.map(({ to }) => to)).toEqual([
      '/library',
      '/micro-learning',
      '/symptom-checker',
      '/care',
    ])
  })

  test.each(resourceTabs)('has content of its own with all its parts in the tab $label', async ({ id }) => {
    expect(educationalResource.parse(await loadResource(id)).id).toBe(id)
  })

  test('has no id twice among the sections, rows and links of its tabs', async () => {
    const ids = (await everyResource()).flatMap(({ sections, links }) => [
      ...sections.flatMap((each) => [
        each.id,
        ...(each.kind === 'timeline' ? each.rows.map(({ id }) => id) : []),
      ]),
      ...links.map(({ id }) => id),
    ])
    expect(ids).toHaveLength(new Set(ids).size)
  })

  test('has only links that lead to their own sources', async () => {
    for (const { url, sources: from } of (await everyResource()).flatMap(({ links }) => links)) {
      expect(from.map((id) => Object.entries(sources).find(([key]) => key === id)?.[1].url)).toEqual([url])
    }
  })

  test('does not advise steam over hot water', async () => {
    const text = JSON.stringify(await everyResource()).replaceAll('Do not lean over a bowl of hot water', '')
    expect(text).not.toMatch(/hot water|bowl|inhale steam/i)
  })
})

describe('the tab about antibiotics', () => {
  test.each([
    ['antibiotics-what-for', 'They do not treat colds, flu or most coughs. Those come from viruses.'],
    ['antibiotics-taking', 'Take leftovers to a pharmacy. Do not save or share them.'],
    ['antibiotics-emergency', 'you have trouble breathing after you take a dose'],
    [
      'antibiotics-resistance',
      'About 20,500 blood infections with resistant bacteria. That is nearly 400 a week.',
    ],
  ])('has its checked sentence in the section %s', async (id, text) => {
    expect(itemsOf(await loadResource('antibiotics'), id)).toContain(text)
  })
})

describe('the tab about allergies', () => {
  test.each([
    ['allergies-strategies-do', 'do', 'Keep windows shut.'],
    ['allergies-strategies-do-not', 'do-not', 'Do not cut grass or walk on it.'],
    ['allergies-medications', 'plain', 'Steroid nose sprays. They may take about 3 days to start working.'],
    ['allergies-thunderstorms', 'do', 'Carry your reliever inhaler.'],
    ['allergies-emergency', 'emergency', 'your lips, mouth, throat or tongue suddenly swell'],
  ])('has its tone and its checked sentence in the section %s', async (id, tone, text) => {
    const allergies = await loadResource('allergies')
    expect(section(allergies, id)).toMatchObject({ tone })
    expect(itemsOf(allergies, id)).toContain(text)
  })

  test('has a calendar from trees to mould', async () => {
    expect(rowsOf(await loadResource('allergies'), 'allergies-calendar')).toEqual([
      'Late March to mid May',
      'Mid or late May to August',
      'July to September',
      'Autumn',
    ])
  })
})

describe('the tab about viral infections', () => {
  test('has a timeline from day 1 to week 4', async () => {
    expect(rowsOf(await loadResource('viral'), 'viral-timeline')).toEqual([
      'Days 1 to 2',
      'Days 3 to 4',
      'Days 5 to 7',
      'Days 7 to 10',
      'Day 14',
      'Weeks 3 to 4',
    ])
  })

  test('gives pneumonia up to six months', async () => {
    expect(rowsOf(await loadResource('viral'), 'viral-after-pneumonia')).toEqual([
      '1 week',
      '4 weeks',
      '6 weeks',
      '3 months',
      '6 months',
    ])
  })

  test.each([
    ['viral-urgent', 'your temperature is over 39°C for more than 3 days'],
    ['viral-see-a-gp', 'you still have symptoms past 10 days'],
  ])('lists under %s that %s', async (id, text) => {
    expect(itemsOf(await loadResource('viral'), id)).toContain(text)
  })

  test('starts with the emergency signs', async () => {
    const [first] = (await loadResource('viral')).sections
    expect(first).toMatchObject({ heading: 'Call 999 or go to A&E now if:', tone: 'emergency' })
  })
})
