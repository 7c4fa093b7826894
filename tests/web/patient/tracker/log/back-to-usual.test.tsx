import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import type { Patient } from '@second-wind/core/records/patient'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { findDraft, newId } from '../../../../../web/src/data/local/index.ts'
import { saveTriage } from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { adviceToday, insight, logButton, openTracker, slider } from '../open-tracker.tsx'
import { choose, line, savedEarlier, withUsualDay } from './choose-how-you-are.tsx'

const db = withFreshDatabase()
const question = 'Are your breathing and phlegm back to usual too?'
const asked = () => screen.queryByRole('group', { name: question })
const button = (name: string) => screen.getByRole('button', { name })
const cleared = /^We have cleared the answers that we filled in for you\./
const kept = /^We have kept your answers/
const entries = () => db.symptoms.count()

async function openAfterSign(sign: Parameters<typeof savedEarlier>[1], daysAgo = 3) {
  await db.profile.put(withUsualDay)
  await savedEarlier(daysAgo, sign)
  const { user } = openTracker()
  await choose(user, 'My usual day')
  await screen.findByRole('group', { name: question })
  return user
}

/** A flare-up four days ago, "No, not yet" a minute ago. */
async function openedAfterNotYet() {
  await db.profile.put(withUsualDay)
  const { id } = await savedEarlier(4, { breathlessness: 8 })
  const notYet = toFollowUpOutcome({ about: id, answer: 'not-usual' }, 'flare-up-open')
  await saveTriage(newId(), notYet, captureMoment(Date.now() - minuteMs, 0))
  const { user } = openTracker()
  await choose(user, 'My usual day')
  await screen.findByRole('group', { name: question })
  return user
}

async function logUsual(user: UserEvent) {
  await user.click(button('Yes, both'))
  await user.click(logButton())
}

describe('"My usual day" while a flare-up is open', () => {
  test('is not saved before the person has said that breathing and phlegm are back to usual', async () => {
    const user = await openAfterSign({ breathlessness: 8 })
    await user.click(logButton())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Answer this first. You logged a warning sign earlier.',
    )
    expect(await entries()).toBe(1)
    await user.click(button('Yes, both'))
    expect(asked()).toBeNull()
    expect(screen.getByText(/^Breathing and phlegm: usual/)).toBeDefined()
    await user.click(logButton())
    await insight()
    expect(await entries()).toBe(2)
  })

  test('opens after "No, not yet" each answer, with nothing filled in', async () => {
    const user = await openAfterSign({ breathlessness: 8 })
    await user.click(button('No, not yet'))
    expect(asked()).toBeNull()
    for (const name of ['Cough', 'Breathlessness', 'Energy'])
      expect(slider(name).getAttribute('aria-valuetext')).toMatch(/^Not set yet/)
    expect(screen.getByText(cleared)).toBeDefined()
    await user.click(logButton())
    expect(await entries()).toBe(1)
  })

  test('shows after "No, not yet" what is usual beside each score, and what to do next', async () => {
    const user = await openAfterSign({ breathlessness: 8 })
    await user.click(button('No, not yet'))
    expect(screen.getAllByText('Your usual: 4 · Mild')).toHaveLength(2)
    expect(screen.getByText(cleared).textContent).toMatch(
      /Set the others as you are now, then press Log Symptoms\. If you are worse than usual, choose “Worse than usual” above\.$/,
    )
  })

  test('offers after "No, not yet" all three choices again, as none of them is chosen', async () => {
    const user = await openAfterSign({ breathlessness: 8 })
    expect(button('Change how you are')).toBeDefined()
    await user.click(button('No, not yet'))
    expect(screen.queryByRole('button', { name: 'Change how you are' })).toBeNull()
  })

  test('ends the reminder with "Yes, both" after "No, not yet" on Home, as the reply there does', async () => {
    const user = await openedAfterNotYet()
    await logUsual(user)
    expect((await insight()).textContent).not.toMatch(/Keep an eye on this|back to normal/)
    expect(
      (await db.triage.orderBy('createdAt').toArray()).map(({ answers }) => answers?.['answer']),
    ).toEqual(['not-usual', 'usual'])
    expect((await db.outbox.toArray()).filter(({ kind }) => kind === 'triage.create')).toHaveLength(2)
  })

  test('does not end the reminder with "Yes, both" beside an entry that shows a sign', async () => {
    const user = await openedAfterNotYet()
    await user.click(await line(/^Temperature/))
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Temperature/ }), 'low-fever')
    await logUsual(user)
    await adviceToday()
    expect((await db.triage.toArray()).map(({ answers }) => answers?.['answer'])).toEqual(['not-usual'])
  })

  test('keeps after "No, not yet" what the person set, and says that the rest is cleared until they choose again', async () => {
    const user = await openAfterSign({ breathlessness: 8 })
    await user.click(await line(/^Breathlessness/))
    slider('Breathlessness').focus()
    await user.keyboard('{End}')
    await user.click(button('No, not yet'))
    expect(slider('Breathlessness').getAttribute('aria-valuetext')).toMatch(/^10 out of 10/)
    expect(slider('Cough').getAttribute('aria-valuetext')).toMatch(/^Not set yet/)
    expect(screen.getByText(cleared)).toBeDefined()
    await choose(user, 'Worse than usual')
    expect(screen.queryByText(cleared)).toBeNull()
  })

  test('no longer says that the answers of an earlier form are kept when "No, not yet" has cleared them', async () => {
    const first = await openAfterSign({ breathlessness: 8 })
    await first.keyboard('{Escape}')
    await waitFor(async () => expect(await findDraft('symptoms')).toBeDefined())
    cleanup()
    const { user } = openTracker()
    await screen.findByText(kept)
    await user.click(await screen.findByRole('button', { name: 'No, not yet' }))
    expect(screen.queryByText(kept)).toBeNull()
    expect(screen.getByText(cleared)).toBeDefined()
    await waitFor(async () =>
      expect(await findDraft('symptoms')).toMatchObject({ form: { dayChoice: 'each' } }),
    )
    cleanup()
    openTracker()
    await screen.findByRole('slider', { name: 'Cough' })
    expect(screen.queryByText(kept)).toBeNull()
  })

  test('fills in nothing either when the person chooses to set each answer', async () => {
    const user = await openAfterSign({ breathlessness: 8 })
    await user.click(button('Set each answer myself'))
    expect(slider('Breathlessness').getAttribute('aria-valuetext')).toMatch(/^Not set yet/)
  })

  test('asks again after "Change", and after another choice', async () => {
    const user = await openAfterSign({ breathlessness: 8 })
    await user.click(button('Yes, both'))
    await user.click(screen.getByRole('button', { name: /^Change your answer about breathing/ }))
    expect(asked()).not.toBeNull()
    await user.click(button('Yes, both'))
    await choose(user, 'Worse than usual')
    await choose(user, 'My usual day')
    expect(asked()).not.toBeNull()
  })

  test.each([
    ['a sign of the last 24 hours', { breathlessness: 8 }, 0],
    ['one sign of a flare-up', { sputumColor: 'green', sputumConsistency: 'thick' }, 1],
    ['"Worse than usual"', { comparedWithUsual: 'worse' }, 1],
  ] as const)('asks also after %s', async (_, sign, daysAgo) => {
    await openAfterSign(sign, daysAgo)
    expect(asked()).not.toBeNull()
  })
})

describe('"My usual day" without a flare-up', () => {
  test.each([
    ['nothing was logged', withUsualDay, undefined],
    [
      'the person has no lung condition',
      { ...withUsualDay, conditions: [], respiratoryDiagnosis: undefined },
      { breathlessness: 8 },
    ],
  ] satisfies [string, Partial<Patient>, Partial<SymptomReport> | undefined][])(
    'asks nothing when %s',
    async (_, profile, sign) => {
      await db.profile.put(aPatient(profile))
      if (sign) await savedEarlier(3, sign)
      const { user } = openTracker()
      await choose(user, 'My usual day')
      await screen.findByText(/^From your usual day\./)
      await waitFor(() => expect(asked()).toBeNull())
      await user.click(logButton())
      await insight()
    },
  )
})
