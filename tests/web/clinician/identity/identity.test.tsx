import { patientIdentityPath } from '@second-wind/core/care/contract/patient-record'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { identityLabel } from '../../../../web/src/clinician/identity/format-identity.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { noNetwork, reply } from '../../data/server/fake-api.ts'
import { aRosterRow } from '../a-roster-row.ts'
import { startClock, setUpUser } from '../dashboard-clock.ts'
import { aRecord } from '../record/a-record.ts'
import { openRecord, pane, recordPath, section } from '../record/open-record.tsx'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const identity = { dateOfBirth: '1955-11-23', nhsNumber: '9434765919' }
const identified = (changes: object = {}) => ({
  ...aRecord(),
  profile: { ...aRecord().profile, ...identity, ...changes },
  summary: aRosterRow({ ...identity, ...changes }),
})

const conflict = (age: number) =>
  `The patient's own profile says 71. The date of birth makes them ${age}. Check both, and that this is the right person.`

const edit = () => pane().getByRole('button', { name: 'Edit date of birth and NHS number' })
const numberField = () => pane().getByRole('textbox', { name: 'NHS number' })

describe('the identity in a record', () => {
  test('is shown as date of birth with age and NHS number under the name, and on paper', async () => {
    await openRecord(identified())
    expect(pane().getByText(/Born 23 November 1955 \(70\), NHS number 943 476 5919$/)).toBeDefined()
    const paper = screen.getByRole('article', { name: /Patient summary: Margaret Ellis/, hidden: true })
    expect(paper.textContent).toContain('Date of birth: 23 November 1955. NHS number: 943 476 5919')
  })

  test('is marked as not recorded when it is missing', async () => {
    await openRecord(aRecord())
    const profile = section('Profile')
    expect(profile.getAllByText('Not recorded')).toHaveLength(2)
  })

  test('is shown with who checked it and when, on the screen and on paper, where that is known', async () => {
    const identityCheck = { who: 'Dr Sarah Okafor', at: '2026-11-19T09:30:00.000Z' }
    await openRecord({ ...identified(), identityCheck })
    const words = 'Dr Sarah Okafor, Thursday 19 November 2026, 09:30'
    expect(section('Profile').getByText(words)).toBeDefined()
    const paper = screen.getByRole('article', { name: /Patient summary: Margaret Ellis/, hidden: true })
    expect(paper.textContent).toContain(`Identity last checked by: ${words}`)
  })

  test.each([
    [{ dateOfBirth: undefined, nhsNumber: undefined }, /^Identity not checked: neither/],
    [{ dateOfBirth: undefined }, /^Identity not fully checked: the date of birth/],
    [{ nhsNumber: undefined }, /^Identity not fully checked: no NHS, CHI or H&C number/],
  ])('is listed under "What we do not know" while it is unchecked (%o)', async (changes, words) => {
    await openRecord(identified(changes))
    expect(section('What we do not know').getByText(words)).toBeDefined()
  })
})

describe('a CHI number', () => {
  test('is called a CHI number, even for a person who lives in England', async () => {
    await openRecord(identified({ nation: 'england', nhsNumber: '2311550004' }))
    expect(pane().getByText(/, CHI number 231 155 0004$/)).toBeDefined()
    expect(section('What we do not know').queryByText(/Identity|CHI/)).toBeNull()
  })

  test('that does not fit the date of birth is marked', async () => {
    await openRecord(identified({ dateOfBirth: '1955-11-24', nhsNumber: '2311550004' }))
    expect(pane().getByText(/^The first six digits of the CHI number/)).toBeDefined()
  })
})

describe('an edit of the identity', () => {
  test('with a wrong check digit is refused before it is sent', async () => {
    const server = await openRecord(
      aRecord({ profile: aPatient({ id: aRecord().profile.id, name: 'Margaret Ellis' }) }),
    )
    const sent: unknown[] = []
    server.respondTo(patientIdentityPath(2), ({ options }) => {
      sent.push(JSON.parse(typeof options.body === 'string' ? options.body : ''))
      return reply(undefined, { status: 204 })
    })
    const user = setUpUser()
    await user.click(edit())
    await user.type(numberField(), '943 476 5918')
    await user.click(pane().getByRole('button', { name: 'Save' }))
    expect(pane().getByText('Enter a valid number. Check all 10 digits.')).toBeDefined()
    expect(sent).toEqual([])

    await user.clear(numberField())
    await user.type(numberField(), '943 476 5919')
    server.respondTo(recordPath, () => reply(identified()))
    await user.click(pane().getByRole('button', { name: 'Save' }))
    // In the head, and in the strip that replaces it.
    expect(await pane().findAllByText(/NHS number 943 476 5919/)).toHaveLength(2)
    expect(sent).toEqual([{ nhsNumber: '9434765919', version: aPatient().version }])
    expect(pane().getByText(/^Saved\./)).toBeDefined()
    expect(document.activeElement).toBe(edit())
  })

  test('that the server refuses shows the reason only at its field, which has the focus', async () => {
    const server = await openRecord(identified())
    const fields = [{ path: 'dateOfBirth', message: 'A date of birth is not after today.' }]
    server.respondTo(patientIdentityPath(2), () =>
      reply({ error: { code: 'invalid', message: '', fields } }, { status: 422 }),
    )
    const user = setUpUser()
    await user.click(edit())
    await user.click(pane().getByRole('button', { name: 'Save' }))
    expect(await pane().findByText('A date of birth is not after today.')).toBeDefined()
    expect(document.activeElement).toBe(pane().getByLabelText('Date of birth'))
    expect(pane().queryByRole('alert')).toBeNull()
  })

  test('to the number of another patient is refused in one sentence, at its field, which has the focus', async () => {
    const server = await openRecord(identified())
    const message = 'You have another patient with this number. Check both records.'
    server.respondTo(patientIdentityPath(2), () =>
      reply(
        { error: { code: 'conflict', message, fields: [{ path: 'nhsNumber', message }] } },
        { status: 409 },
      ),
    )
    const user = setUpUser()
    await user.click(edit())
    await user.click(pane().getByRole('button', { name: 'Save' }))
    expect(await pane().findAllByText(message)).toHaveLength(1)
    expect(pane().queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(numberField())
  })

  test('of a record that has changed meanwhile changes nothing and shows the reason', async () => {
    const server = await openRecord(identified())
    server.respondTo(patientIdentityPath(2), () =>
      reply({ error: { code: 'conflict', message: '' } }, { status: 409 }),
    )
    const user = setUpUser()
    await user.click(edit())
    await user.click(pane().getByRole('button', { name: 'Save' }))
    expect((await pane().findByRole('alert')).textContent).toMatch(
      /^Someone else has changed this record, so your changes were not saved\./,
    )
  })

  test('that did not reach the server is not shown as saved', async () => {
    const server = await openRecord(identified())
    server.respondTo(patientIdentityPath(2), noNetwork)
    const user = setUpUser()
    await user.click(edit())
    await user.click(pane().getByRole('button', { name: 'Save' }))
    expect((await pane().findByRole('alert')).textContent).toBe(
      'We cannot connect right now. Nothing was changed.',
    )
    expect(pane().queryByText(/^Saved\./)).toBeNull()
  })
})

describe('an age and a date of birth', () => {
  test.each([
    [{ dateOfBirth: '1985-11-23' }, 40],
    [{ dateOfBirth: '1955-11-23' }, 70],
    [{ dateOfBirth: '1953-11-20' }, 73],
  ])('give one age, computed from the date (%o), and a contradiction is shown', async (changes, age) => {
    await openRecord(identified(changes))
    expect(pane().getByText(new RegExp(`\\(${age}\\), NHS number`))).toBeDefined()
    const paper = screen.getByRole('article', { name: /Patient summary: Margaret Ellis/, hidden: true })
    expect(paper.textContent).toContain(`Age: ${age}.`)
    expect(pane().queryByText(/71 years old/)).toBeNull()
    expect(pane().getByText(conflict(age))).toBeDefined()
    expect(paper.textContent).toContain(conflict(age))
  })

  test.each(['1955-11-20', '1954-11-20'])(
    'do not contradict each other with the age 71 and the date %s, before or after a birthday',
    async (dateOfBirth) => {
      await openRecord(identified({ dateOfBirth }))
      expect(pane().queryByText(/own profile says/)).toBeNull()
    },
  )

  test('that contradict each other are shown in a row in place of the number', () => {
    const now = Date.parse('2026-11-20T17:00:00.000Z')
    expect(identityLabel({ age: 70, ...identity }, now).text).toBe('NHS number 943 476 5919')
    expect(identityLabel({ age: 52, ...identity }, now).text).toBe('Age and date of birth differ')
  })

  test('that contradict each other are saved only after the clinician has confirmed them', async () => {
    const server = await openRecord(identified())
    const sent: unknown[] = []
    server.respondTo(patientIdentityPath(2), ({ options }) => {
      sent.push(JSON.parse(typeof options.body === 'string' ? options.body : ''))
      return reply(undefined, { status: 204 })
    })
    const user = setUpUser()
    await user.click(edit())
    const save = pane().getByRole('button', { name: 'Save' })
    const date = pane().getByLabelText('Date of birth')
    fireEvent.change(date, { target: { value: '1994-05-03' } })
    expect(pane().getByRole('status').textContent).toBe(conflict(32))
    const tick = { name: 'I have checked the date of birth against our own records' }
    await user.click(pane().getByRole('checkbox', tick))
    // Another date has not been checked.
    fireEvent.change(date, { target: { value: '1995-05-03' } })
    await user.click(save)
    expect(pane().getByRole('alert').textContent).toBe(
      'Check the date of birth, then tick the box to save it.',
    )
    expect(sent).toEqual([])

    await user.click(pane().getByRole('checkbox', tick))
    await user.click(save)
    expect(await pane().findByText(/^Saved\./)).toBeDefined()
    expect(sent).toEqual([{ ...identity, dateOfBirth: '1995-05-03', version: aPatient().version }])
  })

  test('that fit each other need no confirmation', async () => {
    await openRecord(identified())
    await setUpUser().click(edit())
    fireEvent.change(pane().getByLabelText('Date of birth'), { target: { value: '1955-01-03' } })
    expect(pane().queryByRole('checkbox')).toBeNull()
    expect(pane().getByRole('status').textContent).toBe('')
  })
})
