import { unsaidAdvice } from '@second-wind/core/content/insight/unsaid-advice'
import { describe, expect, test } from 'vitest'

const oneSign =
  'With COPD, one sign can be the start of a flare-up. Contact a GP surgery or call 111 today. Log again tomorrow.'

describe('advice below other advice', () => {
  test('a sentence of the heading or of an earlier text is left out, and every other sentence stays', () => {
    expect(unsaidAdvice([oneSign], [])).toEqual([oneSign])
    expect(unsaidAdvice([oneSign], ['Contact a GP surgery or call 111 today'])).toEqual([
      'With COPD, one sign can be the start of a flare-up. Log again tomorrow.',
    ])
    expect(
      unsaidAdvice(
        [
          oneSign,
          'This can be an infection. Contact a GP surgery or call 111 today. Log again tomorrow, or sooner.',
        ],
        [],
      ),
    ).toEqual([oneSign, 'This can be an infection. Log again tomorrow, or sooner.'])
  })

  test('a text of which nothing is new is left out as a whole', () => {
    expect(unsaidAdvice([oneSign, oneSign], ['Get medical advice today'])).toEqual([oneSign])
  })

  test("the person's own action plan is named once, whatever for", () => {
    const plan = (part: string) => `If you have an action plan, do what it says for ${part}.`
    const [flaring, worse] = [plan('a flare-up'), plan('when you get worse')]
    expect(unsaidAdvice([flaring, worse], [])).toEqual([flaring])
    expect(unsaidAdvice([worse], [flaring])).toEqual([])
  })
})
