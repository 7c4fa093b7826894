import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { noNetwork } from '../../data/server/fake-api.ts'
import { anAlert, resolved } from '../alerts/an-alert.ts'
import { advanceTime, startClock, setUpUser } from '../dashboard-clock.ts'
import { aRecord, aRecordEntry } from './a-record.ts'
import { openRecord, pane, recordPath } from './open-record.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const page = () => screen.getByRole('article', { name: 'Patient summary: Margaret Ellis' })
const alertLines = () => {
  const list = within(page()).getByRole('heading', { name: 'Alerts' }).nextElementSibling
  return [...(list?.children ?? [])].map((line) => line.textContent)
}

test('the printed summary has the name, that it is confidential, the risk and the scores on one page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await openRecord(aRecord({ symptoms: [aRecordEntry({ notes: 'Could not climb the stairs' })] }))
  await setUpUser().click(pane().getByRole('button', { name: 'Print a summary' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(page().textContent).toContain('Confidential: health data.')
  expect(page().textContent).toContain('HIGH')
  expect(page().textContent).toContain('Latest scores in the last 30 days')
})

test('the printed summary says of which moment it is, also when it is printed long after', async () => {
  const server = await openRecord(aRecord(), { now: Date.parse('2026-11-21T18:30:00.000Z') })
  server.answer(recordPath, noNetwork)
  await advanceTime(60_000)
  expect(page().textContent).toContain(
    'Printed Saturday 21 November 2026, 18:30, from the record as of Friday 20 November 2026, 17:00.',
  )
})

test('open alerts are printed first, the gravest of them at the top, and what is left out is counted', async () => {
  const done = (n: number) => anAlert({ ...resolved, id: idNumbered(n), message: 'The same again.' })
  const open = (n: number, severity: string) =>
    anAlert({ id: idNumbered(n), severity, message: `Number ${n}.` })
  await openRecord(
    aRecord({ alerts: [done(1), done(2), done(3), done(4), open(5, 'medium'), open(6, 'critical')] }),
  )
  expect(alertLines()).toEqual([
    'Critical, open: Number 6.',
    'Medium, open: Number 5.',
    'Critical, resolved: The same again.',
    'Critical, resolved: The same again.',
    '2 more in the record, not printed here.',
  ])
})
