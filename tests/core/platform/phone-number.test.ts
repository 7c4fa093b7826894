import { parsePhoneNumber, splitAtPhoneNumbers } from '@second-wind/core/platform/phone-number'
import { describe, expect, test } from 'vitest'

const numbersIn = (line: string) => splitAtPhoneNumbers(line).flatMap(({ tel }) => tel ?? [])

describe('phone numbers in a line of text', () => {
  test.each([
    ['Nurse Baker, 020 7946 0123', ['02079460123']],
    ['Ambulance 999', ['999']],
    ['999 or 111', ['999', '111']],
    ['If you get worse, call us (111), or 999.', ['111', '999']],
    ['Ruth +44 7700 900123 or (020) 7946-0123', ['+447700900123', '02079460123']],
    ['Ward (01632) 960123', ['01632960123']],
    ['Home 07700900123', ['07700900123']],
    ['Abroad +44 (0)20 7946 0123', ['+442079460123']],
    ['An old number 0800 917650', ['0800917650']],
  ])('in "%s" the numbers to call are %j', (line, numbers) => {
    expect(numbersIn(line)).toEqual(numbers)
  })

  test.each([
    ['Nurse Baker 020 7946 0123 (9-5)', ['02079460123']],
    ['Surgery 020 7946 0123 9am-5pm', ['02079460123']],
    ['Help 020 7946 0123 - 24 hours', ['02079460123']],
    ['01632 960123 01632 960456', ['01632960123', '01632960456']],
    ['Ward 9 020 7946 0123', ['02079460123']],
    ['Mon-Fri 08:30-17:00', []],
    ['Old number 0800 917650 9-5', []],
    ['Too short 020 7946 012 3', []],
    ['Too long 0207946012345', []],
    ['Ireland +353 01 2345 67890', []],
    ['0044 7700 900 123', []],
    ['Ward 12, room 700', []],
    ['Room 111 222', []],
    ['Dr Osei', []],
  ])('in "%s" no wrong number becomes a call link (%j)', (line, numbers) => {
    expect(numbersIn(line)).toEqual(numbers)
  })

  test.each(['A 020 7946 0123 (9-5), B (01632) 960123 - 2', '(', '+', '1', '((0', '', 'x'])(
    'every character of "%s" is kept',
    (line) => {
      expect(
        splitAtPhoneNumbers(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line)
    },
  )
})

describe('a text that should be one phone number', () => {
  test.each([
    ['020 7946 0123', '02079460123'],
    [' 07700 900123 ', '07700900123'],
    ['+44 20 7946 0123', '+442079460123'],
    ['111', '111'],
  ])('"%s" is dialled as %s', (text, tel) => {
    expect(parsePhoneNumber(text)).toBe(tel)
  })

  test.each(['', 'Oak Street Surgery', '020 7946 0123 ext 4', '020 7946 0123 or 0161 496 0999', '12345'])(
    '"%s" is not dialled',
    (text) => {
      expect(parsePhoneNumber(text)).toBeUndefined()
    },
  )
})
