import { careTiers } from '@second-wind/core/content/help/care-tiers'
import { urgentAdviceIn } from '@second-wind/core/content/help/helplines'
import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { poisoningHelp } from '@second-wind/core/content/help/poisoning'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import { appLockWords } from '@second-wind/core/content/lock-words'
import { describe, expect, test } from 'vitest'

const urgent =
  'If you need advice now, call 111. In Northern Ireland, call a GP surgery or the GP out-of-hours service.'
const online = 'Ask for an urgent appointment. If you cannot get one, go to NHS 111 online or call 111.'

describe('advice for a nation', () => {
  test.each([
    [undefined, urgent, urgent],
    ['england', urgent, 'If you need advice now, call 111.'],
    ['scotland', urgent, 'If you need advice now, call 111.'],
    ['northern-ireland', urgent, 'If you need advice now, call a GP surgery or the GP out-of-hours service.'],
    ['england', online, online],
    [
      'scotland',
      online,
      'Ask for an urgent appointment. If you cannot get one, go to NHS inform or call 111.',
    ],
    [
      'wales',
      online,
      'Ask for an urgent appointment. If you cannot get one, go to the NHS 111 Wales website or call 111.',
    ],
    [
      'northern-ireland',
      online,
      'Ask for an urgent appointment. If you cannot get one, call the GP out-of-hours service.',
    ],
    [
      'northern-ireland',
      appLockWords.sending,
      'While the app is locked, it still sends what you logged, and you can still call 999 and the GP out-of-hours service.',
    ],
    ['wales', appLockWords.sending, appLockWords.sending],
    ['wales', urgentAdviceIn.wales.detail, 'Call NHS 111 Wales. It is free, day and night.'],
  ] as const)('in %s "%s" reads "%s"', (nation, text, expected) => {
    expect(wordsForNation(nation, text)).toBe(expected)
  })

  test('in Northern Ireland has a heading of urgent care that names the GP out-of-hours service', () => {
    const heading = careTiers[1]?.heading ?? 'missing'
    expect(wordsForNation('northern-ireland', heading)).toBe(
      'Ask for an urgent GP appointment or call the GP out-of-hours service if:',
    )
  })

  test('leaves out the line about Northern Ireland in Wales, and keeps it there and while the nation is unknown', () => {
    const line = northernIreland.text
    expect(wordsForNation('wales', line)).toBe('')
    expect(wordsForNation('northern-ireland', line)).toBe(line)
    expect(wordsForNation(undefined, line)).toBe(line)
  })

  test('on poisoning names one way in each nation', () => {
    expect(wordsForNation('wales', poisoningHelp.detail)).toBe(
      'Call 999 if the person is very ill. Otherwise call 111.',
    )
    expect(wordsForNation('northern-ireland', poisoningHelp.detail)).toBe(
      'Call 999 if the person is very ill. Otherwise call a GP surgery or the GP out-of-hours service.',
    )
  })
})
