import type { ExportFormatId } from '@second-wind/core/content/profile/export-words'
import type { CapturedAt } from '@second-wind/core/platform/moment'
import { listDeadLetters } from '../../data/local/lazy.ts'
import { newId } from '../../data/local/index.ts'
import { appVersion } from '../../data/server/app-version.ts'
import { localEntriesCsv } from './local-entries-csv.ts'
import { readHealthRecord } from './read-health-record.ts'
import type { ExportedFile } from '../../ui/files/save-file.ts'

/** The file of one format; undefined when there is no patient to write it about. */
export async function exportFile(format: ExportFormatId, at: CapturedAt): Promise<ExportedFile | undefined> {
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
      // The words of all questions come with it: loaded when asked for.
      const { exportBundle } = await import('@second-wind/core/rights/fhir/export-bundle')
      const bundle = exportBundle({ profile, symptoms, triage }, { at: at.occurredAt, newId })
      return { name: name('fhir.json'), type: 'application/fhir+json', text: pretty(bundle) }
    }
  }
}

const pretty = (value: object): string => `${JSON.stringify(value, null, 2)}\n`
