import { patientId } from '@second-wind/core/platform/ids'
import { screen, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { r4Bundle } from '../../../../core/rights/fhir/r4-schema.ts'
import { aMessage } from '../../../../fixtures/a-message.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../../fixtures/ids.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { captureDownloads, type CapturedDownload } from '../capture-downloads.ts'
import { entryDaysAgo, openPage, openProfile } from '../open-profile.tsx'

const db = withFreshDatabase()
let files: CapturedDownload[]
beforeEach(async () => {
  files = captureDownloads()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await db.symptoms.bulkPut([
    entryDaysAgo(1, { notes: 'Slept well', untouchedScores: ['mood'], peakFlowLpm: 320 }),
    entryDaysAgo(3),
  ])
  const { date: occurredAt, localDate, tzOffsetMin } = entryDaysAgo(0)
  await saveSymptoms(idNumbered(1), aReport({ notes: 'Not sent yet' }), {
    occurredAt,
    localDate,
    tzOffsetMin,
  })
})
afterEach(() => vi.restoreAllMocks())

async function openExport(open: () => Promise<ReturnType<typeof openPage>> = openSettings) {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Health Data Export' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Health Data Export' }))
  return {
    dialog,
    press: async (label: string) => user.click(await dialog.findByRole('button', { name: label })),
  }
}

const openSettings = () => openProfile(db, { path: '/profile?tab=settings' })
const fileIsReady = () => screen.findByText('Your file is ready. Look in your downloads.')

describe('saving the record to a file', () => {
  test('includes the whole record without signal, with unsent changes', async () => {
    await db.messages.add(aMessage())
    const { press } = await openExport()
    await press('Save my data')
    await fileIsReady()
    const [file] = files
    expect(file?.name).toMatch(/^second-wind-\d{4}-\d\d-\d\d\.json$/)
    const record = JSON.parse(await file!.text())
    expect(record).toMatchObject({
      app: 'Second Wind',
      profile: { name: 'Amina Yusuf' },
      messages: [{ text: aMessage().text }],
      notSent: [idNumbered(1)],
      refused: [],
    })
    expect(record.symptoms).toHaveLength(3)
  })

  test('exports check-ins as a CSV that any spreadsheet opens', async () => {
    const { press } = await openExport()
    await press('Save a table (CSV)')
    await fileIsReady()
    const lines = (await files[0]!.text()).replace('\uFEFF', '').split('\r\n')
    expect(lines[0]).toMatch(/^Date,Time,"Cough \(1 to 10, 10 is worst\)",/)
    expect(lines[1]).toMatch(/,Not sent yet,Not yet$/)
    expect(lines[2]).toMatch(/,4,3,6,,,Normal \(under 37\.8°C\),Thin,Clear or white,,320,,Slept well,Yes$/)
    expect(lines).toHaveLength(5)
  })

  test('exports everything, unsent changes included, as a FHIR R4 bundle', async () => {
    await db.triage.put({
      id: idNumbered(60),
      userId: patientId.parse(1),
      createdAt: '2026-11-19T10:00:00.000Z',
      localDate: '2026-11-19',
      tzOffsetMin: 0,
      result: 'monitor',
    })
    const { press } = await openExport()
    await press('Save for health systems (FHIR R4)')
    await fileIsReady()
    const { entry } = r4Bundle.parse(JSON.parse(await files[0]!.text()))
    const kinds = new Set(entry.map(({ resource }) => resource.resourceType))
    expect([...kinds]).toEqual(['Patient', 'Condition', 'Observation', 'QuestionnaireResponse'])
    expect(JSON.stringify(entry)).toContain('Not sent yet')
  })

  test('creates no FHIR file without a profile, and the screen shows why', async () => {
    const { press } = await openExport(async () => openPage('/profile?tab=settings'))
    await press('Save for health systems (FHIR R4)')
    await screen.findByText('No profile on this phone.', { selector: '[role="status"]' })
    expect(files).toEqual([])
  })
})

describe('printing the record', () => {
  test('includes the patient, the chart and the latest check-ins in the summary', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { press } = await openExport()
    const page = await screen.findByRole('article', { name: 'Summary for a GP visit' })
    await press('Print a summary for your GP')
    expect(print).toHaveBeenCalledOnce()
    expect(page.parentElement).toBe(document.body)
    expect(page.textContent).toContain('Amina Yusuf')
    expect(page.textContent).toContain('Not an NHS service')
    expect(page.textContent).toContain('Some of it has not been sent')
    expect(page.querySelectorAll('tbody tr')).toHaveLength(3)
    expect(page.querySelectorAll('path[stroke-width="1.5"][d^="M"]')).toHaveLength(4)
  })
})
