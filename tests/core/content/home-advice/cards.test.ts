import { riskLevels, riskRules, type RiskLevel } from '@second-wind/core/care/risk/risk-level'
import { educationCard } from '@second-wind/core/content/home-advice/education-card-schema'
import { educationLinks } from '@second-wind/core/content/home-advice/education-links'
import { externalLink } from '@second-wind/core/content/home-advice/external-link'
import { loadEducationCards } from '@second-wind/core/content/home-advice/load-cards'
import { riskReasonWord } from '@second-wind/core/content/home-advice/risk-reason-schema'
import { riskReasonWords } from '@second-wind/core/content/home-advice/risk-reason-words'
import { sources } from '@second-wind/core/content/sources'
import { entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import { describe, expect, test } from 'vitest'

const wordsOf = async (level: RiskLevel) =>
  (await loadEducationCards(level))
    .flatMap(({ title, content, actionItems }) => [title, content, ...actionItems])
    .join('\n')

describe('the cards', () => {
  test.each([
    [
      'high',
      [
        'high-emergency',
        'high-alert',
        'high-red-flag',
        'high-breathing',
        'high-medicine',
        'high-support',
        'high-copd',
        'high-stop-smoking',
      ],
    ],
    [
      'medium',
      [
        'med-monitor',
        'med-today',
        'med-question',
        'med-usual',
        'med-asthma',
        'med-copd',
        'med-selfcare',
        'med-stop-smoking',
      ],
    ],
    ['low', ['low-prevent', 'low-breathing', 'low-lifestyle', 'low-stop-smoking']],
  ] satisfies [RiskLevel, string[]][])('at level %s are exactly its own, in order', async (level, ids) => {
    const cards = await loadEducationCards(level)
    expect(cards.map((card) => educationCard.parse(card).id)).toEqual(ids)
  })

  test.each(educationLinks.map((link) => [link.id, link] as const))(
    'have the link %s to the page of its own source',
    (_, link) => {
      const { url, sources: from } = externalLink.parse(link)
      expect(from.map((id) => Object.entries(sources).find(([key]) => key === id)?.[1].url)).toEqual([url])
    },
  )
})

describe('the cards that the specification requires', () => {
  test.each([
    ['high', 'emergency action by 999', 'Call 999 if you cannot finish a sentence'],
    ['high', 'contact with NHS 111', 'Call NHS 111 if'],
    ['high', 'breathing support', 'Sit up and lean forward.'],
    ['high', 'critical medication', 'Keep your reliever inhaler with you'],
    ['medium', 'how often to check', 'every 4 to 6 hours'],
    ['medium', 'when to contact a GP', 'Contact a GP surgery within 24 to 48 hours.'],
    ['medium', 'drinks', 'aim for 8 to 10 drinks (glasses) a day'],
    ['medium', 'moist air', 'sit in a steamy bathroom 2 or 3 times a day'],
    ['medium', 'asthma medicines', 'Asthma medicines'],
    ['medium', 'COPD medicines', 'COPD medicines'],
    ['low', 'prevention', 'Wash your hands'],
    ['low', 'daily breathing', 'Daily breathing practice'],
    ['low', 'sleep', '7 to 9 hours of sleep'],
    ['low', 'drinks', '6 to 8 drinks (glasses) a day, such as water'],
  ] satisfies [RiskLevel, string, string][])('at level %s include %s', async (level, _, text) => {
    expect(await wordsOf(level)).toContain(text)
  })
})

test('the card about a day like the usual day is not marked as important', async () => {
  const card = (await loadEducationCards('medium')).find(({ id }) => id === 'med-usual')
  expect(card).toMatchObject({ title: 'Like your usual day', priority: 'helpful' })
})

describe('advice that could harm', () => {
  const linesWith = async (text: RegExp) =>
    (await Promise.all(riskLevels.map(wordsOf)))
      .flatMap((words) => words.split('\n'))
      .filter((line) => text.test(line))

  test.each(riskLevels)('%s writes 999 only as "call 999 if", never as an order', async (level) => {
    expect((await wordsOf(level)).replaceAll(/call 999 if /gi, '')).not.toContain('999')
  })

  test('every mention of 111 comes with advice for Northern Ireland', async () => {
    const lines = await linesWith(/111/)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toContain('In Northern Ireland, call a GP surgery')
  })

  test('every number of drinks comes after the fluid limit', async () => {
    const lines = await linesWith(/\d drinks/)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines)
      expect(line).toMatch(/^If a doctor told you to limit fluids, follow that\. If not,/)
  })

  test.each(riskLevels)('%s mentions hot water only as a warning', async (level) => {
    expect((await wordsOf(level)).replaceAll('Never lean over hot water', '')).not.toMatch(/hot water|bowl/)
  })

  test('blue lips are described for brown and black skin too', async () => {
    const lines = await linesWith(/blue/)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toContain('On brown or black skin, check')
  })
})

/** A risk rule with the id of a finding has that finding's words. */
const findingIds: ReadonlySet<string> = new Set(entryFindingRules.map(({ id }) => id))

describe('the reasons of a risk level', () => {
  test.each(riskRules.map(({ id }) => [id] as const))('have their own text: %s', (id) => {
    const words = riskReasonWord.parse(riskReasonWords[id])
    expect(words.id).toBe(findingIds.has(id) ? `finding-${id}` : `risk-reason-${id}`)
    expect(words.patient).toMatch(/^you/)
    const others = riskRules.filter((rule) => rule.id !== id).map((rule) => riskReasonWords[rule.id])
    expect(others.map(({ patient }) => patient)).not.toContain(words.patient)
    expect(others.map(({ clinician }) => clinician)).not.toContain(words.clinician)
  })

  test('name being vulnerable as the reason to a vulnerable person', () => {
    expect(riskReasonWords.vulnerable.patient).toBe('your profile puts you in a higher-risk group')
  })
})
