import type { AlertSeverity } from '@second-wind/core/care/alert'
import { sortAlerts } from '@second-wind/core/care/alerts/sort-alerts'
import { describe, expect, test } from 'vitest'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`

const anAlert = (
  id: string,
  patientId: number,
  severity: AlertSeverity,
  hour: number,
  changes: object = {},
) => ({
  id,
  patientId,
  severity,
  isResolved: false,
  createdAt: at(hour),
  resolvedAt: null,
  findings: [{ severity, gravity: 0, receivedAt: at(hour), withdrawnAt: null }],
  ...changes,
})

const order = (...alerts: Parameters<typeof sortAlerts>[0]) => sortAlerts(alerts).map(({ id }) => id)

describe("alerts without the clinician's list", () => {
  test('start with the newest emergency, and older ones of equal severity follow', () => {
    expect(order(anAlert('old', 1, 'critical', 8), anAlert('new', 2, 'critical', 16))).toEqual(['new', 'old'])
  })

  test("are sorted by patient, the most serious and newest first, and each patient's stay together", () => {
    expect(
      order(
        anAlert('low of 1', 1, 'low', 17),
        anAlert('high of 2', 2, 'high', 18),
        anAlert('critical of 1', 1, 'critical', 8),
        anAlert('second critical of 1', 1, 'critical', 7),
        anAlert('critical of 3', 3, 'critical', 9),
      ),
    ).toEqual(['critical of 3', 'critical of 1', 'second critical of 1', 'low of 1', 'high of 2'])
  })

  test('that the patient has corrected come after current ones that are as severe, and before milder ones', () => {
    const corrected = anAlert('corrected', 2, 'critical', 16, {
      findings: [{ severity: 'critical', gravity: 0, receivedAt: at(16), withdrawnAt: at(17) }],
    })
    expect(order(corrected, anAlert('high', 3, 'high', 18), anAlert('current', 1, 'critical', 8))).toEqual([
      'current',
      'corrected',
      'high',
    ])
    const listed = [{ id: 3 }, { id: 2 }]
    expect(sortAlerts([corrected, anAlert('high', 3, 'high', 8)], listed).map(({ id }) => id)).toEqual([
      'high',
      'corrected',
    ])
  })

  test('of one patient and equal severity start with the worse sign, then the newer', () => {
    const withGravity = (id: string, gravity: number, hour: number, withdrawnAt: string | null = null) =>
      anAlert(id, 1, 'critical', hour, {
        findings: [{ severity: 'critical', gravity, receivedAt: at(hour), withdrawnAt }],
      })
    expect(
      order(
        withGravity('fever', 400, 18),
        withGravity('withdrawn', 100, 19, at(20)),
        withGravity('cannot finish a sentence', 100, 8),
        withGravity('the same, later', 100, 9),
      ),
    ).toEqual(['the same, later', 'cannot finish a sentence', 'fever', 'withdrawn'])
  })

  test('that were raised again are sorted by their newest finding that was not withdrawn', () => {
    const again = (withdrawnAt: string | null) =>
      anAlert('again', 1, 'critical', 8, {
        findings: [
          { receivedAt: at(8), withdrawnAt: null },
          { receivedAt: at(18), withdrawnAt },
        ],
      })
    const other = anAlert('other', 2, 'critical', 12)
    expect(order(other, again(null))).toEqual(['again', 'other'])
    expect(order(other, again(at(19)))).toEqual(['other', 'again'])
  })

  test('that are resolved follow the open ones, the last resolved first', () => {
    const resolved = (hour: number) => ({ isResolved: true, resolvedAt: at(hour) })
    expect(
      order(
        anAlert('d, at 10', 1, 'critical', 8, resolved(10)),
        anAlert('b, at 12', 2, 'low', 7, resolved(12)),
        anAlert('c, at 12', 2, 'low', 7, resolved(12)),
        anAlert('a, open', 3, 'low', 6),
      ),
    ).toEqual(['a, open', 'c, at 12', 'b, at 12', 'd, at 10'])
  })
})

describe("alerts beside the clinician's list", () => {
  test('follow its order of patients, with the most serious alert of each first', () => {
    const alerts = [
      anAlert('high of 2', 2, 'high', 18),
      anAlert('low of 1', 1, 'low', 17),
      anAlert('high of 1', 1, 'high', 7),
      anAlert('medium of 3', 3, 'medium', 9),
      anAlert('high of a patient who is not in the list', 4, 'high', 19),
    ]
    const sorted = sortAlerts(alerts, [{ id: 3 }, { id: 1 }, { id: 9 }, { id: 2 }])
    expect(sorted.map(({ id }) => id)).toEqual([
      'medium of 3',
      'high of 1',
      'low of 1',
      'high of 2',
      'high of a patient who is not in the list',
    ])
  })

  test('start with a critical alert that is newer than the list, before all that are milder', () => {
    const alerts = [
      anAlert('high of 1', 1, 'high', 9),
      anAlert('critical of 2', 2, 'critical', 10),
      anAlert('critical of a patient who is not in the list', 3, 'critical', 11),
    ]
    expect(sortAlerts(alerts, [{ id: 1 }, { id: 2 }]).map(({ id }) => id)).toEqual([
      'critical of 2',
      'critical of a patient who is not in the list',
      'high of 1',
    ])
  })
})
