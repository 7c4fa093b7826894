import { groupFindings, withoutDay } from '@second-wind/core/care/alerts/group-findings'
import type { ListedAlertFinding } from '@second-wind/core/care/contract/alerts'
import { describe, expect, test } from 'vitest'

const finding = (id: number, changes: Partial<ListedAlertFinding> = {}): ListedAlertFinding => ({
  id,
  message: `${id} November 2026: energy 2 of 10.`,
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
  test('that repeat on five days are one group with the days, the oldest first', () => {
    const [group, ...others] = groupFindings([5, 3, 4, 2, 1].map((id) => finding(id)))
    expect(others).toEqual([])
    expect(group).toMatchObject({ dayCount: 5, isSameText: true })
    expect(group?.findings.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  })

  test('that repeat within one day count as one day', () => {
    const again = finding(2, { localDate: '2026-11-01' })
    expect(groupFindings([finding(1), again])).toMatchObject([{ dayCount: 1 }])
  })

  test('with other figures are one group that does not call them the same', () => {
    const worse = finding(2, { message: '2 November 2026: energy 1 of 10.' })
    expect(groupFindings([finding(1), worse])).toMatchObject([{ dayCount: 2, isSameText: false }])
  })

  test('of another severity stay apart, the newest first', () => {
    expect(ids([finding(1), finding(2, { severity: 'high' }), finding(3)])).toEqual([[1, 3], [2]])
  })

  test('that are different signs to call 999 are never one line', () => {
    const sign = (id: number, text: string) =>
      finding(id, { severity: 'critical', message: `${id} November 2026: ${text}.` })
    expect(
      ids([sign(1, 'blue lips'), sign(2, 'breathlessness 9 of 10'), sign(3, 'breathlessness 10 of 10')]),
    ).toEqual([[2, 3], [1]])
  })

  test('that the patient has withdrawn stay apart, after the others', () => {
    expect(ids([finding(1), finding(2), finding(3, { withdrawnAt: '2026-11-04T09:00:00.000Z' })])).toEqual([
      [1, 2],
      [3],
    ])
  })
})

test.each([
  ['20 November 2026: breathlessness 9 of 10.', 'Breathlessness 9 of 10.'],
  ['Severe breathlessness', 'Severe breathlessness'],
])('%s reads without its day as %s', (message, text) => {
  expect(withoutDay(message)).toBe(text)
})
