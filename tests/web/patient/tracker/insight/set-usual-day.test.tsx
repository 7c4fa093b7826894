import { addDays, captureMoment, dayMs } from '@second-wind/core/platform/moment'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { captureNow, newId } from '../../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { FollowUpCard } from '../../../../../web/src/widgets/follow-up-card.tsx'
import { usualDayAsked } from '../../../../../web/src/widgets/usual-day/usual-day-asked.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { adviceTodayHeading } from '../../../../fixtures/advice-today-heading.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { renderScreen } from '../../../../support/render.tsx'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { adviceToday, emergency, insight, logButton, openTracker, setScores } from '../open-tracker.tsx'

const db = withFreshDatabase()
const copd = aPatient({ conditions: ['COPD'], respiratoryDiagnosis: 'COPD' })
const ordinary = { Cough: 4, Breathlessness: 4, Energy: 6, Mood: 6 }
const usual = { coughSeverity: 4, breathlessness: 4, energy: 6, mood: 6 }
const oneTap = 'Save as my usual day'

async function log(scores: Record<string, number>, profile = copd) {
  await db.profile.put(profile)
  const { user } = openTracker()
  await setScores(user, scores)
  await user.click(logButton())
  return user
}
const usualDay = async () => (await db.profile.get(copd.id))?.usualDay

describe('"Save as my usual day" after saving an entry', () => {
  test('saves the answers that were given with one tap on a day without findings', async () => {
    const user = await log(ordinary)
    await user.click(await within(await insight()).findByRole('button', { name: oneTap }))
    await waitFor(async () =>
      expect(await usualDay()).toMatchObject({ coughSeverity: 4, breathlessness: 4, energy: 6, mood: 6 }),
    )
    expect(
      await screen.findByText('This is saved as your usual day. We will use your usual day from tomorrow.'),
    ).toBeDefined()
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toContain('profile.patch')
  })

  test('shows on the next entry of that day from when it counts, and not on an entry of the day after', async () => {
    const today = captureNow().localDate
    await log(ordinary, { ...copd, usualDay: { ...usual, setOn: today } })
    expect(
      await within(await insight()).findByText('We will use your usual day from tomorrow.'),
    ).toBeDefined()
    cleanup()
    await log(ordinary, { ...copd, usualDay: { ...usual, setOn: addDays(today, -1) } })
    await within(await insight()).findByText('Saved on this phone')
    expect(screen.queryByText('We will use your usual day from tomorrow.')).toBeNull()
  })

  test('needs a confirmation on a day with a sign to watch, which names the signs that always count', async () => {
    const user = await log({ ...ordinary, Breathlessness: 6 })
    await user.click(await within(await adviceToday()).findByRole('button', { name: oneTap }))
    expect(await usualDay()).toBeUndefined()
    expect(screen.getByText(/We always flag these/)).toBeDefined()
    expect(screen.getByText('breathlessness of 7 or more')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Yes, it is my usual day' }))
    await waitFor(async () => expect(await usualDay()).toMatchObject({ breathlessness: 6 }))
  })

  test('is below the advice on a sign that may be usual, and comes first when the day before was the same', async () => {
    const before = { coughSeverity: 4, breathlessness: 6, energy: 6, mood: 6 }
    await log({ ...ordinary, Breathlessness: 6 })
    const first = within(await adviceToday())
    const hint = await first.findByText(/^If this is usual for you, set your usual day\./)
    expect(hint.compareDocumentPosition(first.getByText('You logged:'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    )
    expect(await first.findAllByRole('button', { name: oneTap })).toHaveLength(1)
    cleanup()
    await db.symptoms.clear()
    localStorage.removeItem(usualDayAsked)
    await saveSymptoms(newId(), aReport(before), captureMoment(Date.now() - dayMs, 0))
    await log({ ...ordinary, Breathlessness: 6 })
    const again = within(await adviceToday())
    const question = await again.findByText(/^You logged the same on an earlier day\. If this is usual/)
    expect(question.compareDocumentPosition(again.getByText('You logged:'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  test('is asked about once a day at most: neither after the next entry nor on Home', async () => {
    await log({ ...ordinary, Breathlessness: 6 })
    expect(await within(await adviceToday()).findByText(/usual for you/)).toBeDefined()
    cleanup()
    await log({ ...ordinary, Breathlessness: 6 })
    expect(await within(await adviceToday()).findByText('Saved on this phone')).toBeDefined()
    expect(screen.queryByText(/usual for you/)).toBeNull()
    cleanup()
    renderScreen(<FollowUpCard />)
    await screen.findByText(/you logged breathlessness/)
    expect(screen.queryByText(/usual for you/)).toBeNull()
  })

  test('is not spoken of in the card of a sign that is never usual', async () => {
    await log({ ...ordinary, Breathlessness: 7 })
    expect(within(await adviceToday()).queryByText(/usual for you/)).toBeNull()
  })

  test('is not offered on a day that needs advice', async () => {
    await log({ ...ordinary, Breathlessness: 7 })
    expect(within(await adviceToday()).getByText(adviceTodayHeading)).toBeDefined()
    expect(screen.queryByRole('button', { name: oneTap })).toBeNull()
  })

  test('is not offered after a warning sign', async () => {
    await log({ ...ordinary, Breathlessness: 9 })
    await emergency()
    expect(screen.queryByRole('button', { name: oneTap })).toBeNull()
  })

  test.each([
    ['a person without a lung condition', aPatient({ conditions: [], respiratoryDiagnosis: 'None' })],
    ['a person who has set one', { ...copd, usualDay: { mood: 6, setOn: '2026-11-01' } }],
  ])('is not offered to %s', async (_, profile) => {
    await log(ordinary, profile)
    await insight()
    expect(screen.queryByRole('button', { name: oneTap })).toBeNull()
  })
})
