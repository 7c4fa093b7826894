import { nhs } from '@second-wind/core/content/samples/nhs'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NhsScreen } from '../../../../web/src/patient/nhs/nhs-screen.tsx'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { renderScreen } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { captureDownloads } from '../profile/capture-downloads.ts'
import { entryDaysAgo } from '../profile/open-profile.tsx'

const db = withFreshDatabase()
withSectionsOpen()
const call = vi.fn(() => Promise.reject(new TypeError('no network')))
beforeEach(() => {
  call.mockClear()
  vi.stubGlobal('fetch', call)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  if (call.mock.calls.length > 0) throw new Error('the screen sent a request')
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const openTab = (name: string) => renderScreen(<NhsScreen />, `/nhs-integration?tab=${name}`)

describe('the NHS screen', () => {
  test('has the four tabs of the specification, the login first', () => {
    renderScreen(<NhsScreen />)
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
    expect(tabs).toEqual(['NHS Login', 'Appointments', 'Prescriptions', 'Health Reports'])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('NHS Login')
  })

  test.each([
    ['login', /use the NHS Wales App or ask a GP surgery/],
    ['appointments', /use its website or the NHS Wales App/],
    ['prescriptions', /a pharmacy or the NHS Wales App/],
  ])('names in Wales the NHS Wales App, and nothing of England, on the tab %s', async (tab, words) => {
    await db.profile.put(aPatient({ nation: 'wales' }))
    openTab(tab)
    const panel = within(screen.getByRole('tabpanel'))
    expect(await panel.findByText(words)).toBeDefined()
    await waitFor(() => expect(panel.queryAllByText(/England|NHS website/)).toEqual([]))
  })

  test('starts with a login that is pending, is a demonstration, and asks for and connects to nothing', async () => {
    renderScreen(<NhsScreen />)
    expect(screen.getByText('Pending')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'NHS Login: a demonstration' })).toBeDefined()
    await press('Show what it looks like when connected')
    expect(screen.getByText('Connected')).toBeDefined()
    expect(screen.getByText(/Nothing is connected/)).toBeDefined()
    await press('Show what it looks like when pending')
    expect(screen.getByText('Pending')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('shows sample appointments, and links to the real ones', () => {
    openTab('appointments')
    const panel = within(screen.getByRole('tabpanel'))
    expect(panel.getAllByText('Sample')).toHaveLength(nhs.appointments.length)
    expect(panel.getByText(/^These are not your appointments/)).toBeDefined()
  })

  test('shows prescriptions as active or due for reorder, and reordering orders nothing', async () => {
    openTab('prescriptions')
    const panel = within(screen.getByRole('tabpanel'))
    expect(panel.getAllByText('Sample')).toHaveLength(nhs.prescriptions.length)
    expect(panel.getAllByText('Active')).toHaveLength(2)
    expect(panel.getAllByText('Reorder needed')).toHaveLength(1)
    await press('Reorder: Reliever inhaler')
    expect(await screen.findByRole('dialog', { name: 'Nothing has been ordered' })).toBeDefined()
  })
})

describe("the patient's own report", () => {
  test('is complete after three seconds and can be saved', async () => {
    await db.profile.put(aPatient())
    await db.symptoms.bulkPut([entryDaysAgo(1, { notes: 'Slept <b>well</b>' }), entryDaysAgo(3)])
    const files = captureDownloads()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    openTab('reports')
    await press('Generate report')
    expect(screen.getByText('Making your report...')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(screen.queryByText(/Your report is ready/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1100))
    expect(await screen.findByText(/^Your report is ready on this phone/)).toBeDefined()
    vi.useRealTimers()

    await press('Save the report')
    await screen.findByText('Your file is ready. Look in your downloads.')
    expect(files.map(({ name, type }) => [name.replace(/\d/g, '0'), type])).toEqual([
      ['second-wind-summary-0000-00-00.html', 'text/html'],
    ])
    const page = new DOMParser().parseFromString(await files[0]!.text(), 'text/html')
    expect(page.querySelector('h1')?.textContent).toBe('Summary for a GP visit')
    expect(page.body.textContent).toContain('Amina Yusuf')
    expect(page.body.textContent).toContain('Slept <b>well</b>')
    expect(page.querySelectorAll('tbody tr')).toHaveLength(2)
  })

  test('is created once after a double tap', async () => {
    await db.symptoms.put(entryDaysAgo(1))
    const wait = vi.spyOn(globalThis, 'setTimeout')
    openTab('reports')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Generate report' }))
    const button = screen.getByRole('button', { name: 'Generating…' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button)
    expect(wait.mock.calls.filter(([, ms]) => ms === 3000)).toHaveLength(1)
  })

  test('can be printed, and saving it warns that the file has no password', async () => {
    await db.profile.put(aPatient())
    await db.symptoms.put(entryDaysAgo(1))
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    openTab('reports')
    await press('Generate report')
    await act(() => vi.advanceTimersByTimeAsync(3100))
    expect(await screen.findByText(/^The file has no password/)).toBeDefined()
    await press('Print a summary for your GP')
    expect(print).toHaveBeenCalledOnce()
    const page = within(screen.getByRole('article', { name: 'Summary for a GP visit' }))
    expect(page.getByRole('img', { name: /Cough: average \d.*Mood: average \d/ })).toBeDefined()
  })

  test('is not created from unreadable records, and another attempt is offered', async () => {
    const read = vi.spyOn(db.symptoms, 'orderBy').mockImplementation(() => {
      throw new Error('disk')
    })
    openTab('reports')
    await press('Generate report')
    expect(await screen.findByText(/^Your report could not be made/)).toBeDefined()
    read.mockRestore()
    await press('Generate report')
    expect(await screen.findByText(/^You have not logged anything/)).toBeDefined()
  })

  test('is not created without entries, and the screen says that nothing is logged', async () => {
    openTab('reports')
    await press('Generate report')
    expect(await screen.findByText(/^You have not logged anything/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Log your symptoms' }).getAttribute('href')).toBe('/tracking')
  })
})
