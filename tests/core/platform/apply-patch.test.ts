import { applyPatch } from '@second-wind/core/platform/apply-patch'
import { describe, expect, test } from 'vitest'

const record = { name: 'Amina', phone: '07700 900123', age: 34 }

describe('applying a patch to a record', () => {
  test.each([
    ['a value takes the place of the old one', { age: 35 }, { ...record, age: 35 }],
    ['null empties the field', { phone: null }, { name: 'Amina', age: 34 }],
    ['null for a field that is empty changes nothing', { nation: null }, record],
    ['undefined is absent: the field keeps its value', { phone: undefined }, record],
    ['an edit of nothing changes nothing', {}, record],
    ['a field that was empty is filled', { nation: 'wales' }, { ...record, nation: 'wales' }],
  ])('follows this rule: %s', (_, patch, expected) => {
    const before = { ...record }
    expect(applyPatch(record, patch)).toStrictEqual(expected)
    expect(record).toEqual(before)
  })
})
