import { joinBody, joiningDevice } from '@second-wind/core/access/contract/join'
import { hiddenCharacterInName, isSameName, newName } from '@second-wind/core/records/new-name'
import { describe, expect, test } from 'vitest'
import { xssPayloads } from '../../fixtures/xss-payloads.ts'

describe('a new name', () => {
  test.each([
    ['a zero-width space', 'Am\u200Bina Yusuf'],
    ['a change of direction', 'Amina \u202Efusuy'],
    ['an isolate', 'Amina \u2066Yusuf\u2069'],
    ['a control character', 'Amina\u0007 Yusuf'],
    ['a line break', 'Amina\nYusuf'],
    ['a line separator', 'Amina\u2028Yusuf'],
    ['a byte order mark in the middle', 'Ami\uFEFFna'],
    ['a soft hyphen', 'Ami\u00ADna'],
    ['a Hangul filler', 'Amina \u3164'],
    ['a variation selector', 'Amina\uFE0F Yusuf'],
    ['a tag character', 'Amina\u{E0041} Yusuf'],
    ['half a character', 'Amina \uD83D Yusuf'],
    ['a joiner between Latin letters', 'Am\u200Dina'],
    ['a joiner at the end', 'نیلوفر\u200C'],
  ])('with %s is refused with a sentence that says what to do', (_, name) => {
    const [issue] = newName.safeParse(name).error?.issues ?? []
    expect(issue?.message).toBe(hiddenCharacterInName)
  })

  test.each([
    'Zoë O’Neill',
    'Jean-Luc d’Arcy',
    'نیلوفر کریم\u200Cزاده',
    'श्री\u200Dमती शर्मा',
    'ශ්\u200Dරී ලංකා',
    '李小龍',
    'Muḥammad al-Ḥasan',
    'Nguyễn Thị Hoa',
    'Zoe\u0308 Wright',
  ])('“%s” is accepted', (name) => {
    expect(newName.parse(name)).toBe(name)
  })

  test('that holds code is a name like another, and is shown as typed', () => {
    const refused = xssPayloads.filter((word) => !newName.safeParse(word).success)
    expect(refused.length).toBeLessThan(xssPayloads.length / 2)
  })

  test('is asked for when joining, and for the label of the phone', () => {
    expect(joinBody.shape.name.safeParse('Am\u200Bina').success).toBe(false)
    expect(joiningDevice.shape.label.safeParse('Chrome\u202E on Android').success).toBe(false)
    expect(joiningDevice.shape.label.safeParse('Chrome on Android').success).toBe(true)
  })
})

describe('the same name', () => {
  test('may differ in capitals and spaces', () => {
    expect(isSameName('Gwen Parry', ' gwen  parry ')).toBe(true)
    expect(isSameName('Zoe\u0308', 'Zoë')).toBe(true)
  })

  test.each(['Gwen Perry', 'Gwen', 'Parry Gwen', 'Gwen\u200B Parry'])('is not “%s”', (other) => {
    expect(isSameName('Gwen Parry', other)).toBe(false)
  })
})
