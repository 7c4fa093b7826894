import { type ExportFormatId, printWords } from '@second-wind/core/content/profile/export-words'
import { appSettings } from '@second-wind/core/content/settings/app-settings'
import type { CapturedAt } from '@second-wind/core/platform/moment'
import { entriesCsv as csvOf, profileColumns } from '@second-wind/core/rights/entries-csv'
import { captureAt, newId } from '../../data/local/index.ts'
import { listDeadLetters } from '../../data/local/lazy.ts'
import { appVersion } from '../../data/server/app-version.ts'
import { type ExportedFile, saveFile } from '../../ui/print/save-file.ts'
import { type HealthRecord, readHealthRecord } from './read-health-record.ts'

/** Creates a file and passes it to the browser; returns the result in words. */
export async function saveExport(format: ExportFormatId): Promise<{ isSaved: boolean; text: string }> {
  const words = appSettings.find(({ id }) => id === 'export')?.action
  try {
    const file = await exportFile(format, captureAt(Date.now()))
    if (!file) return { isSaved: false, text: printWords.noProfile }
    saveFile(file)
    return { isSaved: true, text: words?.done ?? '' }
  } catch {
    return { isSaved: false, text: words?.failed ?? '' }
  }
}

/** The file of one format; undefined without a patient. */
async function exportFile(format: ExportFormatId, at: CapturedAt): Promise<ExportedFile | undefined> {
  const name = (ending: string) => `second-wind-${at.localDate}.${ending}`
  switch (format) {
    case 'json': {
      const { unsent, ...record } = await readHealthRecord()
      const refused = await listDeadLetters()
      const about = { app: 'Second Wind', appVersion, exportedAt: at.occurredAt }
      const file = { ...about, ...record, notSent: [...unsent], refused }
      return { name: name('json'), type: 'application/json', text: pretty(file) }
    }
    case 'csv':
      return { name: name('csv'), type: 'text/csv', text: localEntriesCsv(await readHealthRecord()) }
    case 'fhir': {
      const { profile, symptoms, triage } = await readHealthRecord()
      if (!profile) return undefined
      // Loaded on demand, because it includes the text of all questions.
      const { exportBundle } = await import('@second-wind/core/rights/fhir/export-bundle')
      const bundle = exportBundle({ profile, symptoms, triage }, { at: at.occurredAt, newId })
      return { name: name('fhir.json'), type: 'application/fhir+json', text: pretty(bundle) }
    }
  }
}

const pretty = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

/** The check-ins on this phone as a table, newest first, with their sync state. */
function localEntriesCsv({
  symptoms,
  unsent,
  profile,
}: Pick<HealthRecord, 'symptoms' | 'unsent'> & Partial<Pick<HealthRecord, 'profile'>>): string {
  const sent = { title: 'Sent', of: ({ id }: { id: string }) => (unsent.has(id) ? 'Not yet' : 'Yes') }
  return csvOf(symptoms, [sent, ...profileColumns(profile)])
}
