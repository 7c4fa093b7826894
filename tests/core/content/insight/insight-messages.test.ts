import { usualCourseLung } from '@second-wind/core/content/analytics/usual-course'
import { exampleFigure } from '@second-wind/core/content/example-figure-schema'
import { exampleFigures } from '@second-wind/core/content/example-figures'
import { insightDisclaimer } from '@second-wind/core/content/insight/disclaimer'
import { figureSentence } from '@second-wind/core/content/insight/figure-sentence'
import { insightMessage } from '@second-wind/core/content/insight/insight-message-schema'
import { insightMessageFor, insightMessages } from '@second-wind/core/content/insight/insight-messages'
import { tip } from '@second-wind/core/content/insight/tip-schema'
import { tomorrowTips } from '@second-wind/core/content/insight/tomorrow-tip-words'
import { describe, expect, test } from 'vitest'

describe('insight messages', () => {
  test.each([
    ['messages', insightMessages, insightMessage],
    ['tips', tomorrowTips, tip],
    ['example figures', exampleFigures, exampleFigure],
  ])('%s have all their parts, each under its own id', (_, items, schema) => {
    for (const [id, item] of Object.entries(items)) {
      schema.parse(item)
      expect(item.id).toBe(id)
    }
  })

  test('speaks of a cold only as something that the person may have, and never with a lung condition', () => {
    for (const { id, message } of Object.values(insightMessages))
      if (/\bcolds?\b/.test(message))
        expect([id, message]).toEqual([id, expect.stringMatching(/if you have a cold/i)])
    expect(
      [insightMessages['lung-low'], insightMessages['lung-middle'], insightMessages['lung-high']]
        .map(({ message }) => message)
        .join(' '),
    ).not.toMatch(/\bcold/)
    expect(usualCourseLung.text).not.toMatch(/\bcold/)
  })

  test('no message, tip or disclaimer claims a figure that we do not have', () => {
    const messages = Object.values(insightMessages).map(({ message }) => message)
    const tips = Object.values(tomorrowTips).map(({ text }) => text)
    for (const text of [...messages, ...tips, insightDisclaimer]) expect(text).not.toMatch(/%|per cent|top /i)
  })

  test.each([
    [['temperature'], 'You left out your temperature: if you feel hot or shivery, add that to your entry.'],
    [['phlegm'], 'You left out your phlegm: if it has changed, add that to your entry.'],
    [
      ['temperature', 'phlegm'],
      'You left out your temperature and your phlegm: if you feel hot or shivery, or your phlegm has changed, add that to your entry.',
    ],
  ] as const)('a day that is partly like the usual one names what was left out: %j', (leftOut, words) => {
    expect(insightMessageFor({ id: 'usual-day-partly', leftOut }).message).toBe(
      `What you answered is like your usual day. ${words}`,
    )
  })

  test('warnings lead to the check and to 999 or 111, high scores to 111, middle scores to the check alone', () => {
    const help = Object.values(insightMessages).map((words) => [words.id, words.help])
    expect(help.filter(([, helpKind]) => helpKind !== 'none')).toEqual([
      ['safety', 'check-and-emergency'],
      ['safety-earlier', 'check-and-emergency'],
      ['watch', 'check-and-urgent'],
      ['lung-middle', 'check'],
      ['lung-high', 'check-and-urgent'],
      ['middle-days-high', 'call-111'],
    ])
  })
})

describe('example figures', () => {
  test.each([
    [3, '87% of people using the app felt better by day 5.'],
    [5, '87% of people using the app felt better by day 7.'],
  ])('the figure of day %i is about two days later', (day, sentence) => {
    expect(figureSentence('better-in-two-days', day)).toBe(sentence)
  })

  test('every example figure contains its value and has no placeholder left on any day', () => {
    for (const figure of Object.values(exampleFigures)) {
      const sentence = figureSentence(figure.id, 3)
      expect(sentence).toContain(figure.value)
      expect(sentence).not.toMatch(/[{}]/)
    }
  })

  test('each figure of the specification appears exactly once', () => {
    const values = Object.values(exampleFigures).map(({ value }) => value)
    expect(values).toEqual(['89%', '76%', '87%', '11%', 'top 25%', '68%', '94%', '847', '23%', '78'])
  })
})

describe('the disclaimer', () => {
  test('shows where figures come from, that they are examples today, and that it is not advice', () => {
    for (const text of [
      'anonymised',
      'based on people using the app',
      'example figures',
      'not clinical advice',
    ]) {
      expect(insightDisclaimer).toContain(text)
    }
  })
})
