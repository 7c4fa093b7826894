import { addDays, captureMoment, dayMs, hourMs } from '@second-wind/core/platform/moment'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { db } from '../../../../web/src/data/local/database/db-connection.ts'
import { captureNow, newId, saveDraft } from '../../../../web/src/data/local/index.ts'
import { flushOutbox, saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { emptyForm, type SymptomForm } from '../../../../web/src/patient/tracker/symptom-form.ts'
import { aMessage } from '../../../fixtures/a-message.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { groupHeadings, openHome } from './open-home.tsx'

withFreshDatabase()

const { localDate: today } = captureNow()
const heading = /You have not finished your check‑in$/
const leaveLog = (changes: Partial<SymptomForm>, id = newId()) =>
  saveDraft('symptoms', { id, localDate: today, form: { ...emptyForm, ...changes } })

async function expectPossibleEmergency(): Promise<void> {
  expect(await screen.findByText(/^Your answers could mean an emergency\./)).toBeDefined()
  expect(
    await screen.findByText(/^What you started to log could be an emergency\. .* call 999 now\./),
  ).toBeDefined()
}

describe('a log that was begun on a worse day and left before saving', () => {
  test('is shown on Home after "Much worse" with 999, 111 and the way back, and without celebration', async () => {
    await saveSymptoms(newId(), aReport(), captureMoment(Date.now() - dayMs, 0))
    await leaveLog({ dayChoice: 'much-worse' })
    await openHome()
    const card = (await screen.findByRole('heading', { name: heading })).closest('section')
    expect(card?.textContent).toContain('You chose “Much worse” today. It is not saved')
    expect([...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      'tel:999',
      'tel:111',
      '/tracking',
    ])
    expect(screen.getByText(/^You started to log that you feel much worse\./)).toBeDefined()
    expect(groupHeadings()).not.toContain('Your progress')
    expect(groupHeadings().slice(2, 4)).toEqual(['Advice for you', 'Connect to Care'])
  })

  test('is named with its day when it is of yesterday', async () => {
    const form = { ...emptyForm, dayChoice: 'worse' }
    await saveDraft('symptoms', { id: newId(), localDate: addDays(today, -1), form })
    await openHome()
    const name = /Your check‑in of yesterday is not saved$/
    const card = (await screen.findByRole('heading', { name })).closest('section')
    expect(card?.textContent).toContain('You chose “Worse than usual” for that day. Nobody else can see it.')
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
  })

  test('is finished with the one green button of Home', async () => {
    await db.messages.add(aMessage())
    await leaveLog({ dayChoice: 'worse' })
    await openHome()
    await screen.findByRole('link', { name: 'Answer this message' })
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Log Symptoms' }).dataset['look']).toBe('plain'),
    )
    const green = screen.getAllByRole('link').filter(({ dataset }) => dataset['look'] === 'go')
    expect(green.map(({ textContent }) => textContent)).toEqual(['Finish your check‑in'])
  })

  test('is shown after an update too, with the choice under its old name', async () => {
    const { dayChoice: _, ...before } = emptyForm
    await saveDraft('symptoms', { id: newId(), localDate: today, form: { ...before, way: 'much-worse' } })
    await openHome()
    expect(await screen.findByText(/^You started to log that you feel much worse\./)).toBeDefined()
  })

  test('is called a possible emergency with breathlessness 9, whatever the person chose', async () => {
    await leaveLog({
      dayChoice: 'each',
      breathlessness: 9,
      untouchedScores: ['coughSeverity', 'energy', 'mood'],
    })
    await openHome()
    await expectPossibleEmergency()
  })

  test('is called a possible emergency with a peak flow below half of the personal best', async () => {
    await db.profile.put(aPatient({ peakFlowBestLpm: 400 }))
    await leaveLog({ dayChoice: 'usual', peakFlowLpm: '199' })
    await openHome()
    await expectPossibleEmergency()
    expect(groupHeadings()).not.toContain('Your progress')
  })

  test('is shown without an alarm with a peak flow of half of the personal best', async () => {
    await db.profile.put(aPatient({ peakFlowBestLpm: 400 }))
    await leaveLog({ dayChoice: 'usual', peakFlowLpm: '200' })
    await openHome()
    await screen.findByRole('heading', { name: heading })
    expect(
      screen.getByText(/^Your answers so far mean that you should contact a GP surgery or call 111 today\./),
    ).toBeDefined()
    expect(screen.queryByText(/could mean an emergency/)).toBeNull()
    await waitFor(() => expect(groupHeadings()).not.toContain('Your progress'))
  })

  test('is also shown after "Worse than usual", without an alarm', async () => {
    await leaveLog({ dayChoice: 'worse' })
    await openHome()
    expect(await screen.findByText(/^You chose “Worse than usual” today\./)).toBeDefined()
    expect(groupHeadings()).not.toContain('Your progress')
  })

  test('is to be finished before advice about it, with nothing said about warning signs', async () => {
    await saveSymptoms(newId(), aReport(), captureMoment(Date.now() - dayMs, 0))
    await leaveLog({ dayChoice: 'worse' })
    await openHome()
    expect(await screen.findByText('Save your check-in to see advice about it.')).toBeDefined()
    expect(screen.queryByText(/there are no warning signs/)).toBeNull()
  })

  test('names the signs that were typed so far', async () => {
    await db.profile.put(aPatient({ conditions: ['COPD'], peakFlowBestLpm: 400 }))
    await leaveLog({
      dayChoice: 'worse',
      breathlessness: 6,
      sputumColor: 'green',
      sputumConsistency: 'thick',
      sputumAmount: 'more',
      peakFlowLpm: '300',
      relieverPuffs: 6,
      untouchedScores: ['coughSeverity', 'energy', 'mood'],
      untouchedFields: ['temperature'],
    })
    await openHome()
    const signs = await screen.findByText(/^signs of a COPD flare-up: breathing/, { selector: 'strong' })
    expect(signs.textContent).toContain('more phlegm than usual')
    expect(signs.textContent).toContain('6 puffs of reliever in 24 hours')
    expect(signs.textContent).toContain('peak flow between 50% and 80%')
    expect(signs.closest('section')).toBe(
      (await screen.findByRole('heading', { name: heading })).closest('section'),
    )
  })

  test('keeps the advice of the form, and nothing milder stands beside it', async () => {
    await db.profile.put(aPatient({ isVulnerable: false, conditions: ['COPD'] }))
    await saveSymptoms(newId(), aReport({ coughSeverity: 6 }), captureMoment(Date.now() - 25 * hourMs, 0))
    await leaveLog({ dayChoice: 'worse', coughSeverity: 6, breathlessness: 6 })
    await openHome()
    const card = (await screen.findByRole('heading', { name: heading })).closest('section')
    expect(card?.textContent).toMatch(/should contact a GP surgery or call 111 today\./)
    await waitFor(() => expect(screen.queryByText(/within 24 to 48 hours/)).toBeNull())
    expect(await screen.findByText(/^Contact a GP surgery today\./)).toBeDefined()
  })

  test('names the other signs where the peak flow typed so far is not a number', async () => {
    await leaveLog({ dayChoice: 'worse', breathlessness: 7, peakFlowLpm: '3oo' })
    await openHome()
    expect(await screen.findByText('breathlessness 7 out of 10', { selector: 'strong' })).toBeDefined()
  })

  test.each([
    ['a usual day', { dayChoice: 'usual' }],
    ['no choice yet', {}],
  ] as const)('is not mentioned after %s', async (_, changes) => {
    await leaveLog(changes)
    await openHome()
    await waitFor(() => expect(groupHeadings()).toContain('Your progress'))
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
  })

  test('is no longer mentioned once it was saved after all', async () => {
    const id = newId()
    await saveSymptoms(id, aReport(), captureMoment(Date.now(), 0))
    await leaveLog({ dayChoice: 'much-worse' }, id)
    await openHome()
    await waitFor(() => expect(groupHeadings()).toContain('Your progress'))
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
  })
})

describe('a log without a sign that was begun and left before saving', () => {
  const line = 'You have an unfinished log.'
  const queryLine = () => screen.queryByText(line)

  test.each([
    ['a usual day', { dayChoice: 'usual' }],
    ['one answer', { dayChoice: 'each', coughSeverity: 3 }],
  ] as const)(
    'is one quiet line on Home after %s, below the way back, and nothing else changes',
    async (_, left) => {
      await leaveLog(left)
      await openHome()
      expect(await screen.findByText(line)).toBeDefined()
      await waitFor(() => expect(groupHeadings()).toContain('Your progress'))
      expect(screen.getByRole('link', { name: 'Log Symptoms' }).getAttribute('href')).toBe('/tracking')
    },
  )

  test.each([
    ['a line', { dayChoice: 'usual' }],
    ['a card', { dayChoice: 'worse' }],
  ] as const)('does not stand beside "All sent", with %s of its own', async (_, left) => {
    new FakeSyncServer().install()
    await saveSymptoms(newId(), aReport(), captureMoment(Date.now() - dayMs, 0))
    await flushOutbox({ skipBackoff: true })
    await openHome()
    await screen.findByText(/^All sent\./)
    await leaveLog(left)
    await waitFor(() => expect(screen.queryByText(/^All sent\./)).toBeNull())
  })

  test('is a card and no line with a sign in it', async () => {
    await leaveLog({ dayChoice: 'worse' })
    await openHome()
    await screen.findByRole('heading', { name: heading })
    expect(queryLine()).toBeNull()
  })

  test.each([
    ['nothing was chosen', () => leaveLog({})],
    [
      'it is of the day before yesterday, which the tracker does not carry on with',
      () =>
        saveDraft('symptoms', {
          id: newId(),
          localDate: addDays(today, -2),
          form: { ...emptyForm, dayChoice: 'usual' },
        }),
    ],
    [
      'it was saved after all',
      async () => {
        const id = newId()
        await saveSymptoms(id, aReport(), captureMoment(Date.now(), 0))
        await leaveLog({ dayChoice: 'usual' }, id)
      },
    ],
  ])('is not mentioned when %s', async (_, leave) => {
    await leave()
    await openHome()
    await waitFor(() => expect(groupHeadings()).toContain('Your progress'))
    expect(queryLine()).toBeNull()
  })
})
