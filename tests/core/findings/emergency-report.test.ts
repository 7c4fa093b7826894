import { emergencyFields, emergencyReport } from '@second-wind/core/findings/emergency-report'
import { entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import { emergencyFindings } from '@second-wind/core/findings/entry-findings'
import { describe, expect, test } from 'vitest'

const mild = { breathlessness: 2, temperature: 'normal', sputumColor: 'clear', peakFlowLpm: '' } as const
const foundIn = (answers: Parameters<typeof emergencyReport>[0], bestLpm?: number) =>
  emergencyFindings(emergencyReport(answers, bestLpm)).map(({ id }) => id)

describe('an emergency in a form', () => {
  test('has the field that it is read from', () => {
    const ids = entryFindingRules.filter(({ level }) => level === 'emergency').map(({ id }) => id)
    expect(Object.keys(emergencyFields).toSorted()).toEqual(ids.toSorted())
  })

  test.each([
    ['breathlessness-severe', { breathlessness: 9 }],
    ['peak-flow-below-50', { peakFlowLpm: '190' }],
    ['phlegm-red', { sputumColor: 'red' }],
    ['fever-high', { temperature: 'high-fever' }],
  ] as const)('is found before the form is saved, as soon as its field is filled in: %s', (id, changes) => {
    expect(foundIn(mild, 400)).toEqual([])
    expect(foundIn({ ...mild, ...changes }, 400)).toEqual([id])
    expect(Object.keys(changes)).toEqual([emergencyFields[id]])
  })
})

describe('a peak flow in a form', () => {
  test('that is not typed is no reading', () => {
    expect(emergencyReport(mild, 400)).not.toHaveProperty('peakFlowLpm')
  })
})
