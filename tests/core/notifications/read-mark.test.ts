import { badges } from '@second-wind/core/content/motivation/badges'
import { challenges } from '@second-wind/core/content/motivation/challenges'
import { isSharedReadMark, readMarkOf } from '@second-wind/core/notifications/read-mark'
import { newReadMarks } from '@second-wind/core/records/read-mark-code'
import { describe, expect, test } from 'vitest'
import { idNumbered } from '../../fixtures/ids.ts'

const days = Array.from({ length: 28 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`)
const ids = [
  ...badges.map(({ id }) => `badge:${id}`),
  ...days.flatMap((day) => [
    ...['symptoms', 'activity', 'progress', 'streak:7', 'streak:30'].map((kind) => `${kind}:${day}`),
    ...['moderate', 'high', 'very-high'].map((band) => `weather:${day}:${band}`),
    ...challenges.map(({ id }) => `challenge:${id}:${day}`),
  ]),
]

describe('read marks', () => {
  test("a mark contains no words and passes the server's schema", () => {
    const marks = ids.map(readMarkOf)
    for (const mark of marks) expect(newReadMarks.safeParse({ marks: [mark] }).success).toBe(true)
    for (const id of ids) expect(newReadMarks.safeParse({ marks: [id] }).success).toBe(false)
    expect(marks.every(isSharedReadMark)).toBe(true)
  })

  test('no two notifications of a month share a mark', () => {
    expect(new Set(ids.map(readMarkOf)).size).toBe(ids.length)
  })

  test('a mark is the same on every phone and in every release', () => {
    expect(readMarkOf('symptoms:2026-11-20')).toBe('19514b17608ccd51')
    expect(readMarkOf(readMarkOf('symptoms:2026-11-20'))).toBe('19514b17608ccd51')
  })

  test.each([
    ['a medicine reminder', `medication:${idNumbered(1)}:2026-11-20:08:00`],
    ['entries that wait on one phone', 'attention:2026-11-20T10:00:00.000Z'],
  ])('%s keeps its id as its mark, and stays on its phone', (_, id) => {
    expect(readMarkOf(id)).toBe(id)
    expect(isSharedReadMark(readMarkOf(id))).toBe(false)
  })
})
