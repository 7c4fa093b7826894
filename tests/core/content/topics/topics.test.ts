import { stopSmokingServices } from '@second-wind/core/content/help/stop-smoking-services'
import { loadTopic } from '@second-wind/core/content/topics/load-topic'
import { topic as topicSchema, type Topic } from '@second-wind/core/content/topics/topic'
import { topics } from '@second-wind/core/content/topics/topics'
import { nations } from '@second-wind/core/records/patient'
import { describe, expect, test } from 'vitest'

const wordsOf = ({ intro, sections }: Topic): string =>
  [intro, ...sections.flatMap(({ heading, text, items }) => [heading, text ?? '', ...items])].join('\n')

describe('the page of a topic', () => {
  test.each(topics)('has for $id the title of its link', async ({ id, title }) => {
    expect(topicSchema.parse(await loadTopic(id))).toMatchObject({ id, title })
  })

  test('shares no id of a section or link with another', async () => {
    const pages = await Promise.all(topics.map(({ id }) => loadTopic(id)))
    const ids = pages.flatMap(({ sections, links }) => [...sections, ...links].map(({ id }) => id))
    expect(ids).toHaveLength(new Set(ids).size)
  })

  test('advises to return old antibiotics and steroids to a pharmacy, except a COPD rescue pack in the plan', async () => {
    const text = wordsOf(await loadTopic('leftover-medicines'))
    expect(text).toContain('Any pharmacy will take them back for free.')
    expect(text).toContain(
      'Do not keep antibiotics or steroid tablets just in case. Only a rescue pack for COPD, in your own written plan, stays at home.',
    )
    expect(text).toContain('do not stop suddenly')
  })
})

describe('stopping smoking', () => {
  test.each([
    ['england', ['03001231044'], 'https://www.nhs.uk/better-health/quit-smoking/'],
    ['scotland', ['0800848484'], 'https://www.nhsinform.scot/campaigns/quit-your-way-scotland/'],
    ['wales', ['08000852219'], 'https://www.helpmequit.wales/'],
    ['northern-ireland', [], 'https://www.stopsmokingni.info/'],
  ] as const)('has a free service for %s', (nation, numbers, url) => {
    const { calls, links, detail } = stopSmokingServices[nation]
    expect(calls.map(({ tel }) => tel)).toEqual(numbers)
    expect(links.map((link) => link.url)).toEqual([url])
    expect(detail).toMatch(/free/i)
  })

  test.each(nations)('has in %s the number that is called in the label of the call', (nation) => {
    for (const { label, tel } of stopSmokingServices[nation].calls)
      expect(label.replaceAll(/\D/g, '')).toBe(tel)
  })

  test('requires a check of theophylline first, and no smoking near oxygen', async () => {
    const text = wordsOf(await loadTopic('stop-smoking'))
    expect(text).toContain(
      'Before you stop, tell a GP or pharmacist if you take theophylline or aminophylline.',
    )
    expect(text).toContain('Do not smoke or vape near home oxygen.')
  })
})

describe('flare-ups and rescue packs', () => {
  test('are offered only to people with COPD', () => {
    expect(topics.filter(({ onlyWith }) => onlyWith).map(({ id, onlyWith }) => [id, onlyWith])).toEqual([
      ['flare-ups', 'copd'],
    ])
  })

  test("mention starting a rescue pack only by the person's own plan, and never for asthma", async () => {
    const { sections } = await loadTopic('flare-ups')
    const items = sections.flatMap((section) => section.items)
    expect(items).toContain(
      'Start it only when your own plan says so. The plan says which signs each medicine is for.',
    )
    expect(items).toContain('Do not start a pack without a plan of your own. Ask your team first.')
    expect(items).toContain('Do not use a pack for an asthma attack. You need to be seen.')
    expect(sections[0]).toMatchObject({ tone: 'emergency', heading: 'Call 999 if:' })
  })

  test('have urgent advice as the button at the foot, with the number of the nation', async () => {
    const text = wordsOf(await loadTopic('flare-ups'))
    expect(text).toContain('use the button for urgent advice at the foot of the screen')
    expect(text).not.toMatch(/\b111\b|Northern Ireland/)
  })

  test('include no dose and no number of days', async () => {
    expect(wordsOf(await loadTopic('flare-ups'))).not.toMatch(/\d+ (mg|tablets|days|hours)/)
  })
})

describe('the page about vaccines', () => {
  test.each(['vaccines-flu', 'vaccines-covid', 'vaccines-rsv', 'vaccines-pneumococcal'])(
    'names in the section %s the people who are offered the vaccine',
    async (id) => {
      const section = (await loadTopic('vaccines')).sections.find((one) => one.id === id)
      expect(section?.items.some((item) => /\d\d or over/.test(item))).toBe(true)
    },
  )

  test('dates the vaccines, and advises to ask what is offered now', async () => {
    const [first] = (await loadTopic('vaccines')).sections
    expect(first?.text).toContain('changes each year')
    expect(first?.text).toContain('November 2026')
    expect(first?.items[0]).toMatch(/^Ask a GP surgery or pharmacy/)
  })
})
