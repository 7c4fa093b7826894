import { colourWords, consistencyWords, temperatureWords } from '../content/answer-words.ts'
import { isDayOnly } from '../content/findings/describe-logged-time.ts'
import { exportWords } from '../content/profile/export-words.ts'
import { describeUsualDay } from '../content/profile/usual-day-facts.ts'
import { usualDayWords } from '../content/profile/usual-day-words.ts'
import { comparedWithUsualLabels, scoreLabels, sputumAmountLabels } from '../content/symptom-labels.ts'
import { wallClockAt } from '../platform/moment.ts'
import { measurementNames, measurements } from '../records/measurements.ts'
import { formatNhsNumber, patientNumberName } from '../records/nhs-number.ts'
import type { Patient } from '../records/patient.ts'
import { scoreNames, type SymptomEntry } from '../records/symptom-entry.ts'
import { entriesWithScore } from '../recovery/answered-scores.ts'

type Cell = string | number | undefined
type Column = { title: string; of(entry: SymptomEntry): Cell }

/**
 * The entries as CSV in the given order (RFC 4180). An unset score is an empty cell, and so is the time
 * of an entry for an earlier day; a question about temperature or phlegm without an answer says so.
 *
 * @param more additional columns at the end
 */
export function entriesCsv(symptoms: readonly SymptomEntry[], more: readonly Column[] = []): string {
  const columns = [...ownColumns, ...more]
  const rows = symptoms.map((entry) => columns.map((column) => column.of(entry)))
  // The byte order mark makes spreadsheets read UTF-8.
  const lines = [columns.map(({ title }) => title), ...rows].map((row) => row.map(quoted).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/**
 * On every row, so that a row that is copied elsewhere stays with its person and can be compared with the usual day.
 * What is not known has no column.
 */
export function profileColumns(patient: Patient | undefined): Column[] {
  const { dateOfBirth, nhsNumber, usualDay } = patient ?? {}
  return [
    ...(dateOfBirth === undefined ? [] : [{ title: 'Date of birth', of: () => dateOfBirth }]),
    ...(nhsNumber === undefined
      ? []
      : [{ title: patientNumberName(nhsNumber), of: () => formatNhsNumber(nhsNumber) }]),
    ...(usualDay === undefined
      ? []
      : [{ title: usualDayWords.record.title, of: () => describeUsualDay(usualDay) }]),
  ]
}

const { fields, scaleOf } = exportWords

const ownColumns: readonly Column[] = [
  { title: 'Date', of: (entry) => entry.localDate },
  {
    title: 'Time',
    of: ({ date, tzOffsetMin }) =>
      isDayOnly(date, tzOffsetMin) ? undefined : wallClockAt(date, tzOffsetMin),
  },
  ...scoreNames.map((name) => ({
    title: `${scoreLabels[name]} (${scaleOf[name]})`,
    of: (entry: SymptomEntry) => (entriesWithScore(name, [entry]).length > 0 ? entry[name] : undefined),
  })),
  {
    title: fields.comparedWithUsual,
    of: ({ comparedWithUsual }) => comparedWithUsual && comparedWithUsualLabels[comparedWithUsual],
  },
  { title: fields.temperature, of: temperatureWords },
  { title: fields.sputumConsistency, of: consistencyWords },
  { title: fields.sputumColor, of: colourWords },
  { title: fields.sputumAmount, of: ({ sputumAmount }) => sputumAmount && sputumAmountLabels[sputumAmount] },
  ...measurementNames.map((name) => ({
    title: measurements[name].exportLabel,
    of: (entry: SymptomEntry) => entry[name],
  })),
  { title: fields.notes, of: (entry) => entry.notes },
]

/** Quotes where necessary. An apostrophe keeps a spreadsheet from running a text as a formula. */
function quoted(cell: Cell): string {
  if (cell === undefined) return ''
  const text = typeof cell === 'string' && /^[\s]*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
