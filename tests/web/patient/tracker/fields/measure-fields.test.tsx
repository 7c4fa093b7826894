import { captureMoment } from '@second-wind/core/platform/moment'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { findDraft, newId, saveDraft } from '../../../../../web/src/data/local/index.ts'
import { captureNow } from '../../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { emptyForm } from '../../../../../web/src/patient/tracker/symptom-form.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { personas } from '../../../../fixtures/personas.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import {
  adviceToday,
  emergency,
  insight,
  logButton,
  mildDay,
  openForm,
  openTracker,
  setScores,
} from '../open-tracker.tsx'

const db = withFreshDatabase()
const noAsthma = { conditions: [], respiratoryDiagnosis: 'none' }
const peakFlow = () => screen.findByLabelText<HTMLInputElement>('Peak flow (litres a minute)')
const puffs = () => within(screen.getByRole('group', { name: 'Reliever puffs in the last 24 hours' }))
const add = (name: string) => screen.findByRole('button', { name: `Add ${name}` })

async function log(user: UserEvent, result = insight) {
  await setScores(user, mildDay)
  await user.click(logButton())
  await result()
}

describe('which fields are open', () => {
  test('with asthma, peak flow and reliever are open at once', async () => {
    await db.profile.put(aPatient())
    openForm()
    await peakFlow()
    expect(screen.getByText(/^Use your best of 3 blows\.$/)).toBeDefined()
    expect(puffs().getByText('Not counted')).toBeDefined()
  })

  test('otherwise each measurement has a button that opens its field and moves the focus there', async () => {
    await db.profile.put(aPatient(noAsthma))
    const { user } = openForm()
    expect(screen.queryByLabelText(/^Peak flow/)).toBeNull()
    await user.click(await add('peak flow'))
    expect(document.activeElement).toBe(await peakFlow())
    await user.click(await add('reliever puffs'))
    expect(document.activeElement).toBe(puffs().getByRole('button', { name: 'One puff less' }))
  })

  test('a patient who has logged one measurement before sees only its field open', async () => {
    await saveSymptoms(newId(), aReport({ relieverPuffs: 0 }), captureMoment(Date.now(), 0))
    openForm()
    expect(await screen.findByText('Not counted')).toBeDefined()
    expect(await add('peak flow')).toBeDefined()
    expect(screen.queryByLabelText(/^Peak flow/)).toBeNull()
  })

  test('a patient with COPD and no meter reads that the field can be skipped', async () => {
    await db.profile.put(
      aPatient({ ...personas.derek, conditions: [...personas.derek.conditions], peakFlowBestLpm: 300 }),
    )
    const { user } = openForm()
    await user.click(await add('peak flow'))
    await peakFlow()
    expect(
      await screen.findByText('Use your best of 3 blows. Skip this if you were not given a meter.'),
    ).toBeDefined()
  })
})

const dialogOf = { above_80: insight, '50_80': adviceToday, below_50: emergency }

describe('peak flow', () => {
  test.each([
    ['330', 'above_80', /^More than 80% of your best\. 330 is 83% of your best score of 400\.$/, undefined],
    ['320', '50_80', /^Between 50% and 80% of your best\./, /^You need medical advice today/],
    ['199', 'below_50', /^Less than 50% of your best\./, /^This could be an emergency\. Call 999/],
  ] as const)('a blow of %s is shown as %s in words, and stored', async (typed, zone, text, advice) => {
    await db.profile.put(aPatient({ peakFlowBestLpm: 400 }))
    const { user } = openForm()
    await user.type(await peakFlow(), typed)
    const status = await screen.findByText(
      (_, element) => element?.tagName === 'P' && text.test(element.textContent),
    )
    expect(status).toBeDefined()
    if (advice) expect(await screen.findByText(advice)).toBeDefined()
    else expect(screen.queryByText(/medical advice today|can be an emergency/)).toBeNull()
    await log(user, dialogOf[zone])
    expect(await db.symptoms.toArray()).toMatchObject([{ peakFlowLpm: Number(typed), peakFlowZone: zone }])
  })

  test('shows no zone without a best score, and a way to enter one', async () => {
    await db.profile.put(aPatient())
    const { user } = openForm()
    await user.type(await peakFlow(), '320')
    expect(screen.getByText(/add your own best score in your profile/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to your profile' }).getAttribute('href')).toBe('/profile')
    await log(user)
    const [entry] = await db.symptoms.toArray()
    expect(entry?.peakFlowLpm).toBe(320)
    expect(entry).not.toHaveProperty('peakFlowZone')
  })

  test.each(['1e2', '0', '1001', '320.5', 'three hundred 😀', '-5'])(
    'a peak flow of "%s" is reported in clear words, and nothing is lost',
    async (typed) => {
      await db.profile.put(aPatient())
      const { user } = openForm()
      const field = await peakFlow()
      await user.type(field, typed)
      await setScores(user, mildDay)
      await user.click(logButton())
      expect(await screen.findByText(/^Enter your peak flow as a whole number from 1 to 1,000/)).toBeDefined()
      expect(document.activeElement).toBe(field)
      expect(field.value).toBe(typed)
      expect(await db.symptoms.count()).toBe(0)
    },
  )
})

describe('what is stored', () => {
  test('puffs are counted one by one, and zero is an answer, unlike an untouched field', async () => {
    await db.profile.put(aPatient())
    const { user } = openForm()
    await peakFlow()
    const more = () => puffs().getByRole('button', { name: 'One puff more' })
    const less = () => puffs().getByRole('button', { name: 'One puff less' })
    await user.click(more())
    expect(puffs().getByText('1 puff')).toBeDefined()
    await user.click(more())
    expect(puffs().getByRole('status').textContent).toBe('2 puffs')
    await user.click(puffs().getByRole('button', { name: 'Clear puffs' }))
    expect(puffs().getByText('Not counted')).toBeDefined()
    expect(document.activeElement).toBe(more())
    await user.click(less())
    expect(puffs().getByText('0 puffs')).toBeDefined()
    await log(user)
    expect(await db.symptoms.toArray()).toMatchObject([{ relieverPuffs: 0 }])
  })

  test('what was not measured is not stored', async () => {
    await db.profile.put(aPatient({ peakFlowBestLpm: 400 }))
    const { user } = openForm()
    await peakFlow()
    await log(user)
    const [entry] = await db.symptoms.toArray()
    for (const field of ['peakFlowLpm', 'peakFlowZone', 'relieverPuffs'])
      expect(entry).not.toHaveProperty(field)
  })

  test('half-filled measurements are restored, also a number that cannot be stored', async () => {
    await db.profile.put(aPatient())
    const first = openForm()
    await first.user.type(await peakFlow(), '32O')
    await first.user.click(puffs().getByRole('button', { name: 'One puff more' }))
    first.unmount()
    await expect
      .poll(() => findDraft('symptoms'))
      .toMatchObject({ form: { peakFlowLpm: '32O', relieverPuffs: 1 } })
    openTracker()
    await screen.findByText(/^We have kept/)
    expect((await peakFlow()).value).toBe('32O')
    expect(puffs().getByText('1 puff')).toBeDefined()
  })

  test('a draft from before measurements existed still opens', async () => {
    const {
      peakFlowLpm: _peakFlow,
      relieverPuffs: _puffs,
      day: _day,
      dayChoice: _way,
      ...older
    } = { ...emptyForm, notes: 'Older' }
    await saveDraft('symptoms', { id: newId(), localDate: captureNow().localDate, form: older })
    openTracker()
    await screen.findByText(/^We have kept/)
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Older')
  })
})
