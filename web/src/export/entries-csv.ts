import { exportWords } from '@second-wind/core/content/profile/export-words'
import {
  scoreLabels,
  sputumColorLabels,
  sputumConsistencyLabels,
  temperatureLabels,
} from '@second-wind/core/content/symptom-labels'
import { hasNoPhlegm } from '@second-wind/core/model/phlegm'
import { scoreNames, type SymptomEntry } from '@second-wind/core/model/symptom-entry'
import { answered } from '@second-wind/core/recovery/answers'
import { clockTime } from '../ui/uk-time.ts'
import type { HealthRecord } from './read-record.ts'

type Cell = string | number | undefined

/** The check-ins as a table, newest first (RFC 4180). A score that nobody set is an empty cell. */
export function entriesCsv({ symptoms, unsent }: Pick<HealthRecord, 'symptoms' | 'unsent'>): string {
  const { fields, scaleOf } = exportWords
  const header = [
    'Date',
    'Time',
    ...scoreNames.map((name) => `${scoreLabels[name]} (${scaleOf[name]})`),
    fields.temperature,
    fields.sputumConsistency,
    fields.sputumColor,
    fields.peakFlowLpm,
    fields.relieverPuffs,
    fields.notes,
    'Sent',
  ]
  const rows = symptoms.map((entry) => [...cells(entry), unsent.has(entry.id) ? 'Not yet' : 'Yes'])
  // The mark at the start tells spreadsheets that this is UTF-8.
  return `\uFEFF${[header, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
}

function cells(entry: SymptomEntry): Cell[] {
  return [
    entry.localDate,
    clockTime(Date.parse(entry.date), entry.tzOffsetMin),
    ...scoreNames.map((name) => (answered(name, [entry]).length > 0 ? entry[name] : undefined)),
    temperatureLabels[entry.temperature],
    sputumConsistencyLabels[entry.sputumConsistency],
    hasNoPhlegm(entry) ? undefined : sputumColorLabels[entry.sputumColor],
    entry.peakFlowLpm,
    entry.relieverPuffs,
    entry.notes,
  ]
}

/** Quoted where it must be. A text that a spreadsheet would run as a formula is made plain with an apostrophe. */
function quoted(cell: Cell): string {
  if (cell === undefined) return ''
  const text = typeof cell === 'string' && /^[\s]*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
