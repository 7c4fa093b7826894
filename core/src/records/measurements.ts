import * as z from 'zod/mini'
import { measurementShape } from './symptom-entry.ts'

export type MeasurementName = keyof typeof measurementShape

type Measurement = {
  /** Used in exports and lists of fields. */
  label: string
  /** Used as a table heading. */
  columnTitle: string
  /** Used inside a sentence. */
  name: string
  /** One reading as a line of text. */
  describe(value: number): string
  /** The unit, with its UCUM code and the LOINC code of the observation where they exist (HL7 FHIR R4). */
  unit: string
  ucum?: string
  loinc?: { code: string; text: string }
}

/**
 * The words for each optional number of a symptom entry. CSV columns, FHIR observations and the words on screens derive
 * from this table. It is apart from the schema because Home loads the schema at once and the words only later.
 */
export const measurements: Record<MeasurementName, Measurement> = {
  peakFlowLpm: {
    label: 'Peak flow (litres a minute)',
    columnTitle: 'Peak flow (L/min)',
    name: 'peak flow',
    describe: (value) => `Peak flow: ${value} litres a minute`,
    unit: 'L/min',
    ucum: 'L/min',
    // Maximum expiratory gas flow, respiratory system airway, by peak flow meter.
    loinc: { code: '19935-6', text: 'Peak flow' },
  },
  relieverPuffs: {
    label: 'Reliever puffs in the last 24 hours',
    columnTitle: 'Reliever puffs',
    name: 'reliever puffs',
    describe: (value) => `Reliever: ${value} ${value === 1 ? 'puff' : 'puffs'} in 24 hours`,
    unit: 'puffs',
  },
}

export const measurementNames: readonly MeasurementName[] = z.keyof(z.object(measurementShape)).options

/** The measurements that an entry contains, in table order. */
export function measured(
  entry: Partial<Record<MeasurementName, number | undefined>>,
): { field: MeasurementName; value: number; measurement: Measurement }[] {
  return measurementNames.flatMap((field) => {
    const value = entry[field]
    return value === undefined ? [] : [{ field, value, measurement: measurements[field] }]
  })
}
