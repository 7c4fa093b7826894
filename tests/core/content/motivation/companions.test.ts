import { companionLines } from '@second-wind/core/content/motivation/companion-lines'
import { companion, companionSpeech } from '@second-wind/core/content/motivation/companion-schema'
import { companions } from '@second-wind/core/content/motivation/companions'
import { describe, expect, test } from 'vitest'

describe('the companions', () => {
  test('Joy, Musa and Rani are complete and have a picture', () => {
    expect(companions.map((item) => companion.parse(item).id)).toEqual(['joy', 'musa', 'rani'])
    expect(companions.map(({ image }) => image)).toEqual(['joy', 'musa', 'rani'])
  })
})

const speeches = Object.entries(companionLines)

describe('what the companions say', () => {
  test('each companion has a line for every state', () => {
    expect(speeches.map(([id, lines]) => [id, companionSpeech.parse(lines).id])).toEqual([
      ['joy', 'joy'],
      ['musa', 'musa'],
      ['rani', 'rani'],
    ])
  })

  test('all three say the same on a bad sign, name both numbers and make no joke', () => {
    expect(new Set(speeches.map(([, { high }]) => high))).toEqual(
      new Set(['I am worried about these signs. Please get help. Tap Call 999 or Call 111.']),
    )
  })

  test('no line blames a missed day or says that a person is well', () => {
    for (const [, { hello, low, medium, missed, done }] of speeches) {
      expect(missed).not.toMatch(/miss|lost|broke|fail|streak/i)
      expect([hello, low, medium, missed, done].join(' ')).not.toMatch(/you are (well|fine|safe|better)/i)
    }
  })
})
