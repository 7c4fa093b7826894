import { exportWords } from '../content/profile/export-words.ts'
import {
  scoreLabels,
  sputumColorLabels,
  sputumConsistencyLabels,
  temperatureLabels,
} from '../content/symptom-labels.ts'
import { wallClockAt } from '../platform/moment.ts'
import { measurementNames, measurements } from '../records/measurements.ts'
import { hasNoPhlegm } from '../records/phlegm.ts'
import { scoreNames, type SymptomEntry } from '../records/symptom-entry.ts'
import { entriesWithScore } from '../recovery/answered-scores.ts'

type Cell = string | number | undefined
type Column = { title: string; of(entry: SymptomEntry): Cell }

/**
 * The check-ins as a table, in the order given (RFC 4180). A score that nobody set is an empty cell.
 *
 * @param more columns at the end
 */
export function entriesCsv(symptoms: readonly SymptomEntry[], more: readonly Column[] = []): string {
  const columns = [...ownColumns, ...more]
  const rows = symptoms.map((entry) => columns.map((column) => column.of(entry)))
  // The mark at the start tells spreadsheets that this is UTF-8.
  const lines = [columns.map(({ title }) => title), ...rows].map((row) => row.map(quoted).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

const { fields, scaleOf } = exportWords

const ownColumns: readonly Column[] = [
  { title: 'Date', of: (entry) => entry.localDate },
  { title: 'Time', of: (entry) => wallClockAt(entry.date, entry.tzOffsetMin) },
  ...scoreNames.map((name) => ({
    title: `${scoreLabels[name]} (${scaleOf[name]})`,
    of: (entry: SymptomEntry) => (entriesWithScore(name, [entry]).length > 0 ? entry[name] : undefined),
  })),
  { title: fields.temperature, of: (entry) => temperatureLabels[entry.temperature] },
  { title: fields.sputumConsistency, of: (entry) => sputumConsistencyLabels[entry.sputumConsistency] },
  {
    title: fields.sputumColor,
    of: (entry) => (hasNoPhlegm(entry) ? undefined : sputumColorLabels[entry.sputumColor]),
  },
  ...measurementNames.map((name) => ({
    title: measurements[name].label,
    of: (entry: SymptomEntry) => entry[name],
  })),
  { title: fields.notes, of: (entry) => entry.notes },
]

/** Quoted where it must be. A text that a spreadsheet would run as a formula is made plain with an apostrophe. */
function quoted(cell: Cell): string {
  if (cell === undefined) return ''
  const text = typeof cell === 'string' && /^[\s]*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
