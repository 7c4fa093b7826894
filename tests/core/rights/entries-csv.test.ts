import { entriesCsv, profileColumns } from '@second-wind/core/rights/entries-csv'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../fixtures/a-patient.ts'
import { anEntry } from '../../fixtures/an-entry.ts'

/** The cell of the notes, as it is in the file. */
function notesCell(notes: string): string {
  const last = { title: 'Last', of: () => 'END' }
  const csvWith = (text: string) => entriesCsv([anEntry({ notes: text })], [last])
  const csv = csvWith(notes)
  return csv.slice(csvWith('MARK').indexOf('MARK'), csv.lastIndexOf(',END'))
}

describe('a cell of the CSV export', () => {
  test.each([
    ['Slept well', 'Slept well'],
    ['Cough, then rest', '"Cough, then rest"'],
    ['She said "rest"', '"She said ""rest"""'],
    ['Two\nlines', '"Two\nlines"'],
  ])('with %j is quoted only where necessary', (notes, cell) => {
    expect(notesCell(notes)).toBe(cell)
  })

  test.each([
    '=HYPERLINK("http://evil.example")',
    '+44 7700',
    '-1 puff',
    '@SUM(A1)',
    ' =1+1',
    '\t=1+1',
    '\r=1+1',
  ])('with %j is never run as a formula by a spreadsheet', (notes) => {
    expect(notesCell(notes).replace(/^"/, '')).toMatch(/^'/)
  })

  test.each([
    ['clear', 'No phlegm,,'],
    ['red', 'No phlegm,Red or blood-stained,'],
  ] as const)('for "no phlegm" and the colour %s is "%s"', (sputumColor, cells) => {
    const entry = anEntry({ sputumConsistency: 'none', sputumColor })
    expect(entriesCsv([entry])).toContain(cells)
  })
})

describe('the CSV export', () => {
  test('without entries contains only the header', () => {
    expect(entriesCsv([]).trim().split('\r\n')).toHaveLength(1)
  })

  test.each([
    ['logged at its time', '2026-11-20T18:02:00.000Z', '2026-11-20,18:02,'],
    ['logged for an earlier day, whose time is not known', '2026-11-20T12:00:00.000Z', '2026-11-20,,'],
  ])('of an entry %s gives the time only if it is known', (_, date, cells) => {
    expect(entriesCsv([anEntry({ date, localDate: '2026-11-20', tzOffsetMin: 0 })])).toContain(`\n${cells}`)
  })

  test('has the date of birth and NHS number from the clinic on every row', () => {
    const profile = aPatient({ dateOfBirth: '1991-05-03', nhsNumber: '9434765919' })
    const [title, row] = entriesCsv([anEntry()], profileColumns(profile)).split('\r\n')
    expect(title).toMatch(/,Date of birth,NHS number$/)
    expect(row).toMatch(/,1991-05-03,943 476 5919$/)
  })

  test('has the usual day in words on every row', () => {
    const profile = aPatient({ usualDay: { breathlessness: 4, sputumColor: 'yellow', setOn: '2026-11-01' } })
    const [title, row] = entriesCsv([anEntry()], profileColumns(profile)).split('\r\n')
    expect(title).toMatch(/,"Usual day, set by the patient"$/)
    expect(row).toMatch(/,Breathlessness: 4 out of 10; Phlegm \(mucus\) colour: Yellow; set on 2026-11-01$/)
  })
})
