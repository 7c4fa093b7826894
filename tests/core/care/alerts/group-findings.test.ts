import { groupFindings, shortenSignList, withoutDay } from '@second-wind/core/care/alerts/group-findings'
import type { ListedAlertFinding } from '@second-wind/core/care/contract/alerts'
import { describe, expect, test } from 'vitest'

const finding = (id: number, changes: Partial<ListedAlertFinding> = {}): ListedAlertFinding => ({
  id,
  message: `${id} November 2026: energy 2 out of 10.`,
  severity: 'medium',
  localDate: `2026-11-${String(id).padStart(2, '0')}`,
  loggedAt: `2026-11-${String(id).padStart(2, '0')}T09:00:00.000Z`,
  receivedAt: `2026-11-${String(id).padStart(2, '0')}T09:00:01.000Z`,
  withdrawnAt: null,
  ...changes,
})

const ids = (findings: readonly ListedAlertFinding[]) =>
  groupFindings(findings).map((group) => group.findings.map(({ id }) => id))

describe('the findings of one alert', () => {
  test('are one group with the days, the oldest first, when they repeat on five days', () => {
    const [group, ...others] = groupFindings([5, 3, 4, 2, 1].map((id) => finding(id)))
    expect(others).toEqual([])
    expect(group).toMatchObject({ dayCount: 5 })
    expect(group?.findings.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  })

  test('count as one day when they repeat within one day', () => {
    const again = finding(2, { localDate: '2026-11-01' })
    expect(groupFindings([finding(1), again])).toMatchObject([{ dayCount: 1 }])
  })

  test('are one group when their figures differ', () => {
    const worse = finding(2, { message: '2 November 2026: energy 1 out of 10.' })
    expect(groupFindings([finding(1), worse])).toMatchObject([{ dayCount: 2 }])
  })

  test('have the worst as their headline and the newest beside it, whatever their order', () => {
    const [worse, milder] = [finding(1, { gravity: 92 }), finding(2, { gravity: 93 })]
    expect(groupFindings([worse, milder])).toMatchObject([{ worst: worse, newest: milder }])
  })

  test('are ordered by their arrival where the clock of the phone is in doubt', () => {
    const slow = finding(1, { isClockDoubtful: true, receivedAt: '2026-11-05T09:00:00.000Z' })
    expect(groupFindings([slow, finding(2)])).toMatchObject([{ newest: slow }])
  })

  test('are separate groups, the most serious first, when their severity differs', () => {
    expect(ids([finding(1), finding(2, { severity: 'high' }), finding(3)])).toEqual([[2], [1, 3]])
  })

  test('are separate lines, each with its own first day, when they are different signs', () => {
    const sign = (id: number, text: string) => finding(id, { message: `${id} November 2026: ${text}.` })
    const groups = groupFindings([
      sign(1, 'phlegm darker than usual'),
      sign(2, 'phlegm darker than usual'),
      sign(3, 'a high temperature (38.3 to 39.4°C)'),
    ])
    expect(groups.map(({ worst, findings: [first] }) => [worst.id, first.id])).toEqual([
      [3, 3],
      [2, 1],
    ])
  })

  test('are separate lines when they are different signs to call 999', () => {
    const sign = (id: number, text: string) =>
      finding(id, { severity: 'critical', message: `${id} November 2026: ${text}.` })
    expect(
      ids([
        sign(1, 'blue lips'),
        sign(2, 'breathlessness 9 out of 10'),
        sign(3, 'breathlessness 10 out of 10'),
      ]),
    ).toEqual([[2, 3], [1]])
  })

  test('come last, in a group of their own, when the patient has withdrawn them', () => {
    expect(ids([finding(1), finding(2), finding(3, { withdrawnAt: '2026-11-04T09:00:00.000Z' })])).toEqual([
      [1, 2],
      [3],
    ])
  })
})

describe('the text of a finding', () => {
  test.each([
    ['20 November 2026: breathlessness 9 out of 10.', 'Breathlessness 9 out of 10.'],
    ['Severe breathlessness', 'Severe breathlessness'],
  ])('"%s" becomes "%s" when its day is left out', (message, text) => {
    expect(withoutDay(message)).toBe(text)
  })

  test.each([
    [
      'The check said to call 999. Blue lips. Confused.',
      'The check said to call 999. Blue lips. Confused.',
      [],
    ],
    [
      'The check said to call 999. Blue lips. Confused. Peak flow low.',
      'The check said to call 999. Blue lips.',
      ['Confused.', 'Peak flow low.'],
    ],
  ])('of four or more sentences shows two, and the rest on demand: %s', (message, text, more) => {
    expect(shortenSignList(message)).toEqual({ text, more })
  })
})
