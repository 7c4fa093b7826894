import * as z from 'zod/mini'
import { highestLpm } from './peak-flow.ts'
import { maxRelieverPuffs, measurementShape } from './symptom-entry.ts'

export type MeasurementName = keyof typeof measurementShape

type Measurement = {
  /** Used in exports and lists of fields. */
  exportLabel: string
  /** Used as a table heading. */
  columnHeading: string
  /** Used inside a sentence. */
  inSentence: string
  /** Before one reading. */
  linePrefix: string
  /** One reading with its unit, in words. */
  reading: (value: number) => string
  /** What to do about a value that cannot be stored. */
  correction: string
  /** The unit, with its UCUM code and the LOINC code of the observation where they exist (HL7 FHIR R4). */
  unit: string
  ucum?: string
  loinc?: { code: string; text: string }
}

/** One reading as a line of text. */
export const describeReading = ({ linePrefix, reading }: Measurement, value: number): string =>
  `${linePrefix}: ${reading(value)}`

/**
 * The words for each optional number of a symptom entry. CSV columns, FHIR observations and the words on screens derive
 * from this table. It is apart from the schema because Home loads the schema at once and the words only later.
 */
export const measurements: Record<MeasurementName, Measurement> = {
  peakFlowLpm: {
    exportLabel: 'Peak flow (litres a minute)',
    columnHeading: 'Peak flow (L/min)',
    inSentence: 'peak flow',
    linePrefix: 'Peak flow',
    reading: (value) => `${value} litres a minute`,
    correction: `Enter your peak flow as a whole number from 1 to ${highestLpm.toLocaleString('en-GB')}, like 320. Leave it empty if you did not measure it.`,
    unit: 'L/min',
    ucum: 'L/min',
    // Maximum expiratory gas flow, respiratory system airway, by peak flow meter.
    loinc: { code: '19935-6', text: 'Peak flow' },
  },
  relieverPuffs: {
    exportLabel: 'Reliever puffs in the last 24 hours',
    columnHeading: 'Reliever puffs',
    inSentence: 'reliever puffs',
    linePrefix: 'Reliever',
    reading: (value) => `${value} ${value === 1 ? 'puff' : 'puffs'} in 24 hours`,
    correction: `Count 0 to ${maxRelieverPuffs} puffs. Clear the puffs if you did not count them.`,
    unit: 'puffs',
  },
}

export const measurementNames: readonly MeasurementName[] = z.keyof(z.object(measurementShape)).options

/** The measurements that an entry contains, in table order. */
export function listMeasurements(
  entry: Partial<Record<MeasurementName, number | undefined>>,
): { field: MeasurementName; value: number; measurement: Measurement }[] {
  return measurementNames.flatMap((field) => {
    const value = entry[field]
    return value === undefined ? [] : [{ field, value, measurement: measurements[field] }]
  })
}
