import { listNeededAnswers } from '@second-wind/core/findings/answers-that-end-signs'
import { entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import { trackOptions } from '@second-wind/core/triage/options'
import { describe, expect, test } from 'vitest'

const neededFor = (id: string, signs: string[] = [], reasons: string[] = []) =>
  listNeededAnswers({ id, level: 'watch', signs }, { reasons })

/** By the words in an id. Rules with other words need what their signs need. */
const expectedFor = (id: string) =>
  [
    /fever/.test(id) && 'temperature',
    /phlegm|mucus/.test(id) && 'phlegm',
    /peak.flow/.test(id) && 'peakFlowLpm',
    /reliever|inhaler/.test(id) && 'relieverPuffs',
  ].filter((answer) => answer !== false)

describe('what a later entry must answer before a sign ends', () => {
  test.each(entryFindingRules.map(({ id }) => [id]))('is for the finding %s what it is about', (id) => {
    expect(neededFor(id)).toEqual(expectedFor(id))
    expect(neededFor('lasting', [`earlier-${id}`])).toEqual(expectedFor(id))
  })

  test.each(
    Object.entries(trackOptions).flatMap(([track, questions]) =>
      Object.entries(questions).map(([question, options]) => [track, question, options] as const),
    ),
  )('is for the reason %s:%s of a check what was asked', (track, question, options) => {
    for (const option of options)
      expect(neededFor('check-monitor', [], [`${track}:${question}=${option}`])).toEqual([
        ...expectedFor(question),
        ...(option === 'more' ? ['phlegmAmount'] : []),
      ])
  })

  test('is for a finding of several signs what each of them needs, in the order in which an entry asks', () => {
    const signs = ['breathing', 'earlier-temperature', 'phlegm-colour', 'phlegm-amount']
    expect(neededFor('flare-up-two-signs', signs)).toEqual(['temperature', 'phlegm', 'phlegmAmount'])
  })
})
