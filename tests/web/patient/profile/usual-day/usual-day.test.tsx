import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { entryDaysAgo, openProfile } from '../open-profile.tsx'

const db = withFreshDatabase()
const usualDay = {
  coughSeverity: 4,
  breathlessness: 4,
  energy: 6,
  sputumColor: 'yellow',
  setOn: '2026-11-01',
} as const

async function openForm(profile = aPatient({ usualDay })) {
  const opened = await openProfile(db, { profile, path: '/profile?usual-day=change' })
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'My usual day' })) }
}
const queued = async () => (await db.outbox.toArray()).map(({ kind, payload }) => ({ kind, payload }))

describe('a usual day on a day after a warning sign', () => {
  test('is saved only after the person confirms that it is a normal day', async () => {
    await saveSymptoms(newId(), aReport({ breathlessness: 8 }), captureMoment(Date.now() - minuteMs, 0))
    const { user, dialog } = await openForm()
    await user.click(await dialog.findByRole('button', { name: 'Breathlessness up by 1' }))
    const save = () => user.click(dialog.getByRole('button', { name: 'Save my usual day' }))
    const profileChanges = async () => (await queued()).filter(({ kind }) => kind === 'profile.patch')

    await save()
    const question = within(
      dialog.getByRole('group', { name: 'Is this how you are on a normal day, when you are not ill?' }),
    )
    expect(question.getByText(/^You logged a warning sign in the last 2 days\./)).toBeDefined()
    await user.click(question.getByRole('button', { name: 'No, go back' }))
    expect(await profileChanges()).toEqual([])

    await save()
    await user.click(dialog.getByRole('button', { name: 'Yes, on a normal day' }))
    await waitFor(async () => expect(await profileChanges()).toHaveLength(1))
  })
})

describe('the usual day in the profile', () => {
  test('is shown as not set on its card, which opens the form', async () => {
    const { user } = await openProfile(db, { profile: aPatient() })
    expect(await screen.findByText(/You have not set your usual day yet/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Set my usual day' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'My usual day' }))
    expect((await dialog.findAllByText('Not set yet')).length).toBe(4)
    await user.click(dialog.getByRole('button', { name: 'Save my usual day' }))
    expect(dialog.getByRole('alert').textContent).toBe('Set at least one answer, or press Cancel.')
    expect(await queued()).toEqual([])
  })

  test('is shown with a changed score, which is saved with the others and waits to be sent', async () => {
    const { user, dialog } = await openForm()
    await user.click(await dialog.findByRole('button', { name: 'Breathlessness up by 1' }))
    await user.click(dialog.getByRole('button', { name: 'Clear cough' }))
    await user.selectOptions(dialog.getByLabelText('Phlegm (mucus) thickness'), 'Thick')
    await user.click(dialog.getByRole('button', { name: 'One puff more' }))
    await user.click(dialog.getByRole('button', { name: 'Save my usual day' }))
    const { coughSeverity: _cough, setOn: _before, ...others } = usualDay
    const setOn = new Date().toLocaleDateString('en-CA')
    // Strict: a cleared answer is absent, not undefined.
    expect(await queued()).toStrictEqual([
      {
        kind: 'profile.patch',
        payload: {
          usualDay: { ...others, breathlessness: 5, sputumConsistency: 'thick', relieverPuffs: 1, setOn },
        },
      },
    ])
    expect(await screen.findByText('5 out of 10')).toBeDefined()
  })

  test('has scores set with one press or one key stored as announced', async () => {
    const { user, dialog } = await openForm(aPatient())
    await user.click(await dialog.findByRole('button', { name: 'Cough down by 1' }))
    dialog.getByRole('slider', { name: 'Breathlessness' }).focus()
    await user.keyboard('{ArrowLeft}')
    await user.click(dialog.getByRole('button', { name: 'Energy up by 1' }))
    expect(dialog.getByText('Cough: 4 out of 10', { exact: false })).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Save my usual day' }))
    const [saved] = await queued()
    expect(saved?.payload).toMatchObject({ usualDay: { coughSeverity: 4, breathlessness: 4, energy: 6 } })
    expect(saved?.payload).not.toMatchObject({ usualDay: { mood: 5 } })
  })

  test('has the score that is shown when a key changes nothing', async () => {
    const { user, dialog } = await openForm(aPatient({ usualDay: { ...usualDay, coughSeverity: 10 } }))
    const cough = await dialog.findByRole('slider', { name: 'Cough' })
    cough.focus()
    await user.keyboard('{ArrowRight}')
    expect(cough.getAttribute('aria-valuetext')).toMatch(/^10 out of 10/)
  })

  test('has no colour without phlegm, and the form does not ask for one', async () => {
    const { user, dialog } = await openForm()
    await user.selectOptions(await dialog.findByLabelText('Phlegm (mucus) thickness'), 'No phlegm')
    expect(dialog.queryByLabelText('Phlegm (mucus) colour')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Save my usual day' }))
    expect(JSON.stringify(await queued())).not.toContain('sputumColor')
  })

  test('cannot have red phlegm, and the form shows what always counts', async () => {
    const { dialog } = await openForm()
    expect(await dialog.findByText(/We always flag these/)).toBeDefined()
    expect(dialog.queryByRole('option', { name: /Red/ })).toBeNull()
    expect(dialog.getByText('breathlessness of 7 or more')).toBeDefined()
  })

  test('can be removed', async () => {
    const { user, dialog } = await openForm()
    await user.click(await dialog.findByRole('button', { name: 'Remove my usual day' }))
    expect(await queued()).toEqual([{ kind: 'profile.patch', payload: { usualDay: null } }])
    expect(await screen.findByText(/You have not set your usual day yet/)).toBeDefined()
  })

  test('is shown with the threshold of the clinician in plain words', async () => {
    await openForm(aPatient({ usualDay, changeThreshold: { points: 3, days: 4 } }))
    expect(
      screen.getAllByText(
        /Your clinician chose what counts as a change for you: a score is worse by 3 points or more, on 4 check-in days in a row/,
      ).length,
    ).toBeGreaterThan(0)
  })

  test('starts in the form with the most common answers of 7 check-in days when nothing is set', async () => {
    await db.symptoms.bulkPut(Array.from({ length: 7 }, (_, day) => entryDaysAgo(day)))
    const { dialog } = await openForm(aPatient())
    expect(await dialog.findByText(/the answers you gave most often/)).toBeDefined()
    expect(dialog.getByRole('slider', { name: 'Breathlessness' }).getAttribute('aria-valuenow')).toBe('3')
  })
})
