import { patientThresholdPath } from '@second-wind/core/care/contract/patient-record'
import { entryFindingWords } from '@second-wind/core/content/findings/finding-words'
import { absoluteSigns } from '@second-wind/core/content/profile/usual-day-words'
import { entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { noNetwork, reply } from '../../data/server/fake-api.ts'
import { advanceTime, setUpUser, startClock } from '../dashboard-clock.ts'
import { aRecord, aRecordEntry } from '../record/a-record.ts'
import { openRecord, pane, recordPath, section } from '../record/open-record.tsx'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const usualDay = {
  coughSeverity: 4,
  breathlessness: 4,
  energy: 6,
  sputumColor: 'clear',
  relieverPuffs: 2,
  setOn: '2026-11-01',
} as const
const recordWith = (profile: object, changes: object = {}) => {
  const record = aRecord({
    symptoms: [
      aRecordEntry({
        coughSeverity: 4,
        breathlessness: 6,
        energy: 8,
        sputumColor: 'green',
        relieverPuffs: 5,
        untouchedScores: ['mood'],
        untouchedFields: ['sputumConsistency'],
      }),
    ],
    ...changes,
  })
  return { ...record, profile: { ...record.profile, ...profile } }
}
const usual = () => section('Usual day')
const lines = () =>
  usual()
    .getAllByRole('row')
    .map((line) => [...line.children].map(({ textContent }) => textContent))

describe('the usual day in a record', () => {
  test('describes the signs that always count to a clinician, not to the patient', async () => {
    await openRecord(recordWith({ usualDay }))
    const [alerting, advising] = [
      'raise an alert whatever the threshold is',
      'advised, and no alert is raised',
    ].map((name) => usual().getByRole('list', { name: new RegExp(name), hidden: true }).textContent ?? '')
    const absolute = new Set<string>(absoluteSigns.flatMap(({ findings }) => findings))
    for (const { id, alert } of entryFindingRules.filter((row) => absolute.has(row.id) && !row.signs))
      expect(alert ? alerting : advising).toContain(entryFindingWords[id].clinician.slice(1))
    expect(alerting).toMatch(/more than 4 puffs of reliever on a day that the patient calls worse/)
    expect(`${alerting} ${advising}`).not.toMatch(/\byou\b/)
  })

  test('is compared with the latest check-in', async () => {
    await openRecord(recordWith({ usualDay }))
    expect(usual().getByText(/Set by the patient on 1 November 2026/)).toBeDefined()
    expect(lines()).toEqual([
      ['Symptom', 'Usual', 'Latest', 'Change'],
      ['Cough', '4 out of 10', '4 out of 10', 'Same'],
      ['Breathlessness', '4 out of 10', '6 out of 10', '2 worse'],
      ['Energy', '6 out of 10', '8 out of 10', '2 better'],
      ['Phlegm (mucus) colour', 'Clear or white', 'Green', 'Darker'],
      ['Reliever puffs in 24 hours', '2', '5', '3 more'],
      ['Phlegm (mucus) amount', 'Not known', 'Not answered', ''],
    ])
  })

  test('is not compared with an entry from a clock that is ahead once a later one has arrived, and marks it until then', async () => {
    const ahead = aRecordEntry({
      id: idNumbered(1),
      date: '2026-11-21T09:00:00.000Z',
      receivedAt: '2026-11-20T08:00:00.000Z',
      breathlessness: 9,
    })
    const later = aRecordEntry({ id: idNumbered(2), breathlessness: 5 })
    const server = await openRecord(recordWith({ usualDay }, { symptoms: [ahead, later] }))
    expect(lines()).toContainEqual(['Breathlessness', '4 out of 10', '5 out of 10', '1 worse'])
    expect(usual().queryByText(/^Dated in the future/)).toBeNull()

    server.respondTo(recordPath, () => reply(recordWith({ usualDay }, { symptoms: [ahead] })))
    await advanceTime(30_000)
    expect(lines()).toContainEqual(['Breathlessness', '4 out of 10', '9 out of 10', '5 worse'])
    expect(
      usual().getByText(/^Dated in the future: the phone's clock may be wrong\. Received 20 Nov \d\d:00\.$/),
    ).toBeDefined()
  })

  test('is called "earlier days" with a lung condition and none set', async () => {
    const ill = ['18', '17', '16'].map((day, at) =>
      aRecordEntry({
        id: idNumbered(at + 2),
        date: `2026-11-${day}T09:00:00.000Z`,
        localDate: `2026-11-${day}`,
        breathlessness: 6,
      }),
    )
    const record = recordWith({ conditions: ['COPD'] })
    await openRecord({ ...record, symptoms: [...record.symptoms, ...ill] })
    expect(
      usual().getByText(/has not set a usual day\. .* leaving out days with a warning sign\./),
    ).toBeDefined()
    expect(lines()[0]).toEqual(['Symptom', 'Earlier days', 'Latest', 'Change'])
    expect(lines()).toContainEqual(['Breathlessness', '6 out of 10', '6 out of 10', 'Same'])
  })

  test('is stated to be missing when none is set, and nothing is compared', async () => {
    await openRecord(recordWith({ conditions: [], respiratoryDiagnosis: undefined }))
    expect(usual().getByText(/The patient has not set a usual day/)).toBeDefined()
    expect(usual().queryByRole('table')).toBeNull()
    expect(usual().getByText(/worse by 2 points or more, on 2 check-in days in a row/)).toBeDefined()
  })
})

describe('a threshold for one patient', () => {
  test('needs a reason, and is shown with it once it is saved', async () => {
    const server = await openRecord(recordWith({ usualDay }))
    const sent: unknown[] = []
    server.respondTo(patientThresholdPath(2), ({ options }) => {
      sent.push(JSON.parse(typeof options.body === 'string' ? options.body : ''))
      return reply(undefined, { status: 204 })
    })
    const user = setUpUser()
    await user.click(usual().getByRole('button', { name: 'Set the threshold for this patient' }))
    await user.selectOptions(usual().getByLabelText('Points worse than usual'), '3')
    await user.click(usual().getByRole('button', { name: 'Save threshold' }))
    expect(usual().getByRole('alert').textContent).toBe('Enter a reason of 3 to 300 characters.')
    expect(document.activeElement).toBe(usual().getByRole('textbox', { name: 'Reason' }))
    expect(sent).toEqual([])

    await user.type(usual().getByRole('textbox', { name: 'Reason' }), 'Scores swing.')
    const threshold = { points: 3, days: 2 }
    server.respondTo(recordPath, () =>
      reply(
        recordWith(
          { usualDay, changeThreshold: threshold },
          {
            thresholdChanges: [
              { threshold, reason: 'Scores swing.', who: 'Dr. Helen Marsh', at: '2026-11-20T17:00:00.000Z' },
            ],
          },
        ),
      ),
    )
    await user.click(usual().getByRole('button', { name: 'Save threshold' }))
    expect(
      await usual().findByText(/Dr. Helen Marsh: worse by 3 points or more.*“Scores swing\.”/),
    ).toBeDefined()
    expect(sent).toEqual([{ threshold, reason: 'Scores swing.' }])
    expect(usual().getByText(/^Saved\./)).toBeDefined()
  })

  test.each([
    ['5', '2'],
    ['1', '7'],
  ])(
    'shows a warning if it raises alerts later than the default: %s points, %s days',
    async (points, days) => {
      await openRecord(recordWith({ usualDay }))
      const user = setUpUser()
      await user.click(usual().getByRole('button', { name: 'Set the threshold for this patient' }))
      expect(usual().getByRole('status').textContent).toBe('')
      await user.selectOptions(usual().getByLabelText('Points worse than usual'), points)
      await user.selectOptions(usual().getByLabelText('Check-in days in a row'), days)
      expect(usual().getByRole('status').textContent).toMatch(
        /^This is less sensitive than the default\. A score that is worse by 2 points or more, on 2 check-in days in a row will not raise an alert as a change from usual;/,
      )
    },
  )

  test('needs no warning if it raises alerts earlier than the default', async () => {
    await openRecord(recordWith({ usualDay }))
    const user = setUpUser()
    await user.click(usual().getByRole('button', { name: 'Set the threshold for this patient' }))
    await user.selectOptions(usual().getByLabelText('Points worse than usual'), '1')
    expect(usual().getByRole('status').textContent).toBe('')
  })

  test('keeps its warning in the record for as long as it raises alerts later than the default', async () => {
    await openRecord(recordWith({ usualDay, changeThreshold: { points: 4, days: 2 } }))
    expect(usual().getByText(/^This is less sensitive than the default\./)).toBeTruthy()
  })

  test('is removed by "Go back to the default", with the reason', async () => {
    const server = await openRecord(recordWith({ usualDay, changeThreshold: { points: 3, days: 4 } }))
    const sent: unknown[] = []
    server.respondTo(patientThresholdPath(2), ({ options }) => {
      sent.push(JSON.parse(typeof options.body === 'string' ? options.body : ''))
      return reply(undefined, { status: 204 })
    })
    const user = setUpUser()
    await user.click(usual().getByRole('button', { name: 'Set the threshold for this patient' }))
    await user.type(usual().getByRole('textbox', { name: 'Reason' }), 'Steady now.')
    await user.click(usual().getByRole('button', { name: 'Go back to the default' }))
    expect(await usual().findByText(/^Saved\./)).toBeDefined()
    expect(sent).toEqual([{ threshold: null, reason: 'Steady now.' }])
  })

  test('is not shown as saved if it did not reach the server', async () => {
    const server = await openRecord(recordWith({ usualDay }))
    server.respondTo(patientThresholdPath(2), noNetwork)
    const user = setUpUser()
    await user.click(usual().getByRole('button', { name: 'Set the threshold for this patient' }))
    await user.type(usual().getByRole('textbox', { name: 'Reason' }), 'Scores swing.')
    await user.click(usual().getByRole('button', { name: 'Save threshold' }))
    expect((await pane().findByRole('alert')).textContent).toBe(
      'We cannot connect right now. Nothing was changed.',
    )
    expect(pane().queryByText(/^Saved\./)).toBeNull()
  })
})
