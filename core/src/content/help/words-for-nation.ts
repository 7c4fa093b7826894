import type { Nation } from '../../records/patient.ts'
import { northernIreland } from './northern-ireland.ts'

type Phrase = readonly [from: string, to: string]

/**
 * A sentence about 111 for a person of this nation. Hazard HZ-14: outside Northern Ireland its exception is left out,
 * inside it no sentence sends the person to 111. Where the nation is unknown the sentence stays as written.
 */
export function wordsForNation(nation: Nation | undefined, text: string): string {
  if (nation === undefined) return text
  if (text === northernIreland.text) return showsNorthernIreland(nation) ? text : ''
  return phrases[nation]
    .reduce((result, [from, to]) => result.replaceAll(from, to), withoutException(text))
    .trim()
}

/** The sentence without its exception for Northern Ireland, which then stands beside it. */
export const withoutException = (text: string): string =>
  exceptions.reduce((result, exception) => result.replace(exception, ''), text)

/** Whether the line about Northern Ireland is shown beside 111. */
export const showsNorthernIreland = (nation: Nation | undefined): boolean =>
  nation === undefined || nation === 'northern-ireland'

const exceptions = [/ ?\bIn Northern Ireland,? [^.]+\./g, / \(Northern Ireland: [^)]+\)/g]

const outOfHours = 'the GP out-of-hours service'

const phrases: Record<Nation, readonly Phrase[]> = {
  england: [],
  scotland: [
    ['NHS 111 online', 'NHS inform'],
    ['all NHS 111', 'all NHS 24 on 111'],
  ],
  wales: [
    ['NHS 111 online', 'the NHS 111 Wales website'],
    // A text that names the service of Wales already.
    ['all NHS 111 Wales', 'all NHS 111'],
    ['all NHS 111', 'all NHS 111 Wales'],
  ],
  // The longest first: a shorter one would break it.
  'northern-ireland': [
    ['all 111 or contact a GP surgery', `all ${outOfHours} or contact a GP surgery`],
    [
      'Call 111 or ask for an urgent GP appointment',
      `Ask for an urgent GP appointment or call ${outOfHours}`,
    ],
    [
      'Ask for an urgent GP appointment or call 111',
      `Ask for an urgent GP appointment or call ${outOfHours}`,
    ],
    ['go to NHS 111 online or call 111', `call ${outOfHours}`],
    [
      'ask for an urgent GP appointment or call 111',
      `ask for an urgent GP appointment or call ${outOfHours}`,
    ],
    ['surgery is closed, call 111', `surgery is closed, call ${outOfHours}`],
    ['all 999 and 111', `all 999 and ${outOfHours}`],
    ['a GP surgery or call 111', `a GP surgery or ${outOfHours}`],
    ['GP surgery or 111', `GP surgery or ${outOfHours}`],
    ['or 111', `or ${outOfHours}`],
    ['all NHS 111', `all a GP surgery or ${outOfHours}`],
    ['all 111', `all a GP surgery or ${outOfHours}`],
  ],
}
