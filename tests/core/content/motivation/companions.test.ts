import { companionLines } from '@second-wind/core/content/motivation/companion-lines'
import { companion, companionSpeech } from '@second-wind/core/content/motivation/companion-schema'
import { companions } from '@second-wind/core/content/motivation/companions'
import { describe, expect, test } from 'vitest'

describe('the companions', () => {
  test('are Joy, Musa and Rani, each with all its parts and a picture', () => {
    expect(companions.map((item) => companion.parse(item).id)).toEqual(['joy', 'musa', 'rani'])
    expect(companions.map(({ image }) => image)).toEqual(['joy', 'musa', 'rani'])
  })
})

const speeches = Object.entries(companionLines)

describe('the lines of the companions', () => {
  test('exist for every state and companion', () => {
    expect(speeches.map(([id, lines]) => [id, companionSpeech.parse(lines).id])).toEqual([
      ['joy', 'joy'],
      ['musa', 'musa'],
      ['rani', 'rani'],
    ])
  })

  test('are the same for all three on a bad sign, name both numbers and make no joke', () => {
    expect(new Set(speeches.map(([, { high }]) => high))).toEqual(
      new Set(['I am worried about these signs. Please get help. Tap Call 999 or Call 111.']),
    )
  })

  test('never blame a missed day or call a person well', () => {
    for (const [, { hello, low, medium, missed, done }] of speeches) {
      expect(missed).not.toMatch(/miss|lost|broke|fail|streak/i)
      expect([hello, low, medium, missed, done].join(' ')).not.toMatch(/you are (well|fine|safe|better)/i)
    }
  })
})
