import { attachPeakFlowZone, attachPeakFlowZoneToEdit } from '@second-wind/core/records/attach-peak-flow-zone'
import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'

const low = { ...untouchedReport, peakFlowLpm: 190 }

describe('the peak flow zone of an entry', () => {
  test('is stored by the present personal best, and not without one', () => {
    expect(attachPeakFlowZone(low, 400)).toEqual({ ...low, peakFlowZone: 'below_50' })
    expect(attachPeakFlowZone(low, undefined)).toEqual(low)
    expect(attachPeakFlowZone(untouchedReport, 400)).toEqual(untouchedReport)
  })

  test('stays after an edit of something else, whatever the personal best is now', () => {
    const before = { peakFlowLpm: 190, peakFlowZone: 'below_50' } as const
    expect(attachPeakFlowZoneToEdit({ ...low, mood: 9 }, before, 200)).toMatchObject(before)
    expect(attachPeakFlowZoneToEdit(low, { peakFlowLpm: 190 }, 200)).toEqual(low)
  })

  test('is worked out again when an edit changes the peak flow', () => {
    const before = { peakFlowLpm: 300, peakFlowZone: '50_80' } as const
    expect(attachPeakFlowZoneToEdit(low, before, 400)).toMatchObject({ peakFlowZone: 'below_50' })
  })
})
