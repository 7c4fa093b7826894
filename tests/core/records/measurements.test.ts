import { listMeasurements, measurementNames, measurements } from '@second-wind/core/records/measurements'
import { entriesCsv } from '@second-wind/core/rights/entries-csv'
import { describe, expect, test } from 'vitest'
import { anEntry } from '../../fixtures/an-entry.ts'
import { fullReport } from '../../fixtures/full-records.ts'

describe('measurements of a symptom entry', () => {
  test('are all in the CSV with label and value, in the order of the table', () => {
    const [header, row] = entriesCsv([anEntry(fullReport)])
      .trim()
      .split('\r\n')
    expect(header).toContain(measurementNames.map((name) => measurements[name].exportLabel).join(','))
    expect(row).toContain(`,${measurementNames.map((name) => fullReport[name]).join(',')},`)
  })

  test('are listed only where they are known, in the order of the table', () => {
    expect(listMeasurements(fullReport).map(({ field }) => field)).toEqual(measurementNames)
    expect(listMeasurements({ relieverPuffs: 0 }).map(({ field, value }) => [field, value])).toEqual([
      ['relieverPuffs', 0],
    ])
  })
})
