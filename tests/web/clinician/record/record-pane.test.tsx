import { minuteMs } from '@second-wind/core/platform/moment'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recordSections } from '../../../../web/src/clinician/record/record-words.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { fakeApi, noNetwork, reply, neverResponds } from '../../data/server/fake-api.ts'
import { aSign } from '../a-roster-row.ts'
import { advanceTime, startClock, setUpUser } from '../dashboard-clock.ts'
import { aRecord } from './a-record.ts'
import { onClose, openRecord, pane, recordPath, section, showRecord, viewsPath } from './open-record.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The summary list at the top of the record: "Diagnosis: COPD". */
const factsBeforeRinging = () =>
  [...(pane().getByText('Reliever').closest('dl')?.children ?? [])].map(
    ({ children }) => `${children[0]?.textContent}: ${children[1]?.textContent}`,
  )

describe('opening a record', () => {
  test('moves the focus to its heading, and shows that it is loading', async () => {
    fakeApi(neverResponds)
    await showRecord()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Patient ID: 2' }))
    expect(screen.getByText('Loading record...')).toBeTruthy()
  })

  test('shows first the patient, the contact, the risk and its reasons', async () => {
    await openRecord(aRecord())
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Margaret Ellis' }))
    expect(pane().getByText('Female · Leeds')).toBeTruthy()
    expect(pane().getAllByText(/71 years old/)).toHaveLength(1)
    expect(within(document.activeElement!.parentElement!).getByText('Identity not checked')).toBeTruthy()
    expect(pane().getByRole('button', { name: 'Call Margaret Ellis' })).toBeTruthy()
    const risk = section('Risk now')
    expect(risk.getByText('HIGH')).toBeTruthy()
    expect(risk.getByText(/^Breathlessness 8 out of 10, today 16:40\./)).toBeTruthy()
    expect(risk.getAllByRole('listitem').map((reason) => reason.textContent)).toEqual(['Energy 2 or less'])
  })

  test('names the reply that the patient is not back to normal first, and behind nothing', async () => {
    const { summary } = aRecord()
    const at = '2026-11-20T16:50:00.000Z'
    const notUsual = { ...aSign('follow-up-not-usual', 'watch'), at }
    await openRecord(
      aRecord({
        summary: { ...summary, need: 'worsening', worstOpenAlert: null, alertCount: 0, findings: [notUsual] },
      }),
    )
    const risk = section('Risk now')
    expect(risk.getByText(/^Replied today \d\d:50: not back to normal\./)).toBeTruthy()
    expect(risk.queryByText(/less serious reason/)).toBeNull()
  })

  test('lists that reply among what is serious, when the sentence is about a 999 sign', async () => {
    const { summary } = aRecord()
    const findings = [
      aSign('phlegm-red', 'emergency', 'red phlegm'),
      aSign('follow-up-not-usual', 'watch', 'Replied: not back to usual yet'),
    ]
    const lastContact = { kind: 'reply', reply: 'not-usual', at: '2026-11-20T16:50:00.000Z' } as const
    await openRecord(aRecord({ summary: { ...summary, need: 'red-flag', findings, lastContact } }))
    const list = section('Risk now').getByRole('list', { name: 'Findings of the last 48 hours' })
    expect(list.textContent).toMatch(/^Replied: not back to usual yet/)
  })

  test('names the diagnosis, the reliever, the phone, the last contact and who has tried before the buttons to ring', async () => {
    const { profile, summary } = aRecord()
    const sentAt = '2026-11-19T10:15:00.000Z'
    await openRecord(
      aRecord({
        profile: { ...profile, respiratoryDiagnosis: 'COPD', inhaler: 'blue', phone: '028 9649 6106' },
        summary: {
          ...summary,
          lastCall: {
            id: idNumbered(1),
            outcome: 'no-answer',
            who: 'Dr. Helen Marsh',
            at: '2026-11-20T10:15:00.000Z',
          },
          lastMessage: { id: idNumbered(2), sentAt, state: 'queued', stateAt: sentAt },
        },
      }),
    )
    expect(factsBeforeRinging()).toEqual([
      'Diagnosis: COPD',
      'Reliever: A blue reliever inhaler',
      'Phone: 028 9649 6106',
      'Last contact: Check-in 20 min ago',
      'Last call or message by a clinician: Rang, no answer, today 10:15, Dr. Helen Marsh',
      'Not recorded in this app: Medicines and a rescue pack',
    ])
  })

  test('says of each of these that it is not recorded, where it is unknown', async () => {
    const { respiratoryDiagnosis: _, phone: _phone, inhaler: _inhaler, ...profile } = aRecord().profile
    await openRecord(aRecord({ profile: { ...profile, conditions: [] } }))
    expect(factsBeforeRinging().slice(0, 5)).toEqual([
      'Diagnosis: Not recorded',
      'Reliever: Not recorded',
      'Phone: Not recorded',
      'Last contact: Check-in 20 min ago',
      'Last call or message by a clinician: Not recorded',
    ])
  })

  test('keeps the name, the date of birth and the number with the links to the sections', async () => {
    const identity = { dateOfBirth: '1955-01-02', nhsNumber: '9434765919' }
    await openRecord(aRecord({ profile: { ...aRecord().profile, ...identity } }))
    const bar = pane().getByRole('navigation', { name: 'In this record' }).parentElement
    expect(bar?.textContent).toMatch(/^Margaret Ellis Born 2 January 1955 \(71\), NHS number 943 476 5919/)
  })

  test('has a button for every section', async () => {
    await openRecord(aRecord())
    await setUpUser().click(pane().getByRole('button', { name: 'Symptom checks' }))
    expect(document.activeElement).toBe(pane().getByRole('heading', { level: 3, name: 'Symptom checks' }))
  })

  test('does not mention phones in the demo, where none is linked', async () => {
    await openRecord(aRecord())
    expect(pane().getAllByText(recordSections.views).length).toBeGreaterThan(0)
    expect(pane().queryByText(recordSections.phones)).toBeNull()
  })

  test('can be closed', async () => {
    await openRecord(aRecord())
    await setUpUser().click(pane().getByRole('button', { name: 'Close record' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('leaves nothing of the patient in the browser’s storage', async () => {
    localStorage.clear()
    sessionStorage.clear()
    await openRecord(aRecord())
    await setUpUser().click(pane().getByRole('button', { name: 'Show as a table' }))
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })
})

describe('a record that the server refuses or does not answer', () => {
  test('shows no patient without permission, and the reason', async () => {
    const server = fakeApi(() => reply({ error: { code: 'not_found', message: 'No.' } }, { status: 404 }))
    await showRecord()
    expect(screen.getByRole('alert').textContent).toContain('You cannot see this patient.')
    await setUpUser().click(screen.getByRole('button', { name: 'Close record' }))
    expect(onClose).toHaveBeenCalled()
    expect(server.countOf(viewsPath)).toBe(0)
  })

  test('disappears at once when the patient leaves this clinician’s care', async () => {
    const server = await openRecord(aRecord())
    server.respondTo(recordPath, () =>
      reply({ error: { code: 'not_found', message: 'No.' } }, { status: 404 }),
    )
    await advanceTime(minuteMs)
    expect(screen.getByRole('alert').textContent).toContain('You cannot see this patient.')
    expect(screen.queryByText(/Margaret/)).toBeNull()
  })

  test('stays without signal, with its age, until a newer one comes', async () => {
    const server = await openRecord(aRecord())
    server.respondTo(recordPath, noNetwork)
    await advanceTime(180_000)
    expect(pane().getByRole('status').textContent).toMatch(
      /^\s*This record is from \d\d:\d\d:\d\d: we cannot connect right now$/,
    )
    expect(pane().getByText('3 minutes ago')).toBeTruthy()
    expect(section('Risk now').getByText('HIGH')).toBeTruthy()
    server.respondTo(recordPath, () => reply(aRecord({ symptoms: [] })))
    await setUpUser().click(pane().getByRole('button', { name: 'Try again now' }))
    await advanceTime(0)
    expect(pane().queryByText(/as of/)).toBeNull()
    expect(pane().getByText('No check-ins in the last 90 days.')).toBeTruthy()
  })

  test('shows an error before the first answer instead of endless loading', async () => {
    fakeApi(noNetwork)
    await showRecord()
    expect(screen.getByText('We cannot show the record: we cannot connect right now')).toBeTruthy()
    expect(screen.queryByText('Loading record...')).toBeNull()
  })
})

describe('the views of the record', () => {
  const looks = [
    {
      at: '2026-11-20T16:50:00.000Z',
      who: 'Dr. Helen Marsh',
      department: 'Respiratory Medicine',
      action: 'record.read',
    },
    {
      at: '2026-11-19T09:00:00.000Z',
      who: 'Nurse Ade Obi',
      department: 'Community',
      action: 'something.newer',
    },
  ]

  test('are requested only when the clinician opens them', async () => {
    const server = await openRecord(aRecord())
    server.respondTo(viewsPath, () => reply(looks))
    expect(server.countOf(viewsPath)).toBe(0)
    await setUpUser().click(pane().getByRole('button', { name: 'Show who has looked' }))
    await advanceTime(0)
    expect(
      section('Who has looked')
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      'Today 16:50: Viewed the record Dr. Helen Marsh, Respiratory Medicine',
      'Yesterday 09:00: something.newer Nurse Ade Obi, Community',
    ])
  })

  test('are not shown as empty when they cannot be read', async () => {
    const server = await openRecord(aRecord())
    server.respondTo(viewsPath, noNetwork)
    await setUpUser().click(pane().getByRole('button', { name: 'Show who has looked' }))
    await advanceTime(0)
    expect(section('Who has looked').getByRole('alert').textContent).toBe(
      'We cannot show this list: we cannot connect right now.',
    )
    expect(section('Who has looked').queryByText('No one has viewed this record yet.')).toBeNull()
  })
})
