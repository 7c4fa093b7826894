import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { captureMoment, hourMs, minuteMs, dayMs } from '@second-wind/core/platform/moment'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../web/src/data/local/index.ts'
import { saveSymptoms, saveTriage } from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { adviceTodayHeading } from '../../../../fixtures/advice-today-heading.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import {
  adviceToday,
  earlierEmergency,
  insight,
  logButton,
  mildDay,
  openTracker,
  setScores,
} from '../open-tracker.tsx'

const db = withFreshDatabase()

describe('the message after logging', () => {
  test('a mild first day shows kind words, what to expect, the source, and no call to 999', async () => {
    const { user } = openTracker()
    await setScores(user, mildDay)
    await user.click(logButton())
    const dialog = within(await insight())
    expect(dialog.getByText(/^Your symptoms look mild today/)).toBeDefined()
    expect(dialog.getByRole('heading', { name: 'What to expect tomorrow' })).toBeDefined()
    expect(
      dialog.getByText(
        /^Source: UKHSA TARGET leaflet, 2024\. Figures are anonymised and based on people using the app.* not clinical advice\.$/,
      ),
    ).toBeDefined()
    expect(dialog.queryByRole('link', { name: 'Call 999' })).toBeNull()
  })

  test('an invented figure is read out as an example', async () => {
    const { user } = openTracker()
    await setScores(user, mildDay)
    await user.click(logButton())
    const tag = within(await insight()).getByText('Example figure')
    expect(tag.closest('p')?.textContent).toBe(
      'Example figure: 89% of people using the app with mild symptoms carry on getting better.',
    )
  })

  test('days with earlier check-ins count, also unsent ones', async () => {
    for (const daysAgo of [1, 2, 2, 5, 9, 12]) {
      await saveSymptoms(newId(), aReport(), captureMoment(Date.now() - daysAgo * dayMs, 0))
    }
    const { user } = openTracker()
    await setScores(user, mildDay)
    await user.click(logButton())
    expect(
      within(await insight()).getByText(/^You logged few symptoms today\. A cough can still last/),
    ).toBeDefined()
  })
})

describe('signs that need advice', () => {
  test('breathlessness 8 gets one card with what was logged, and no praise, figure or source', async () => {
    const { user } = openTracker()
    await setScores(user, { ...mildDay, Breathlessness: 8 })
    await user.click(logButton())
    const dialog = within(await adviceToday())
    const [title, first] = dialog.getAllByRole('heading')
    expect(first?.textContent).toMatch(/^Urgent advice: /)
    expect(first?.textContent).toMatch(adviceTodayHeading)
    expect(title?.parentElement?.className).toMatch(/spoken/)
    expect(dialog.queryByText(/What to expect tomorrow|Recovery Insight/)).toBeNull()
    expect(dialog.getAllByRole('listitem').map((sign) => sign.textContent)).toEqual([
      'breathlessness 8 out of 10',
    ])
    const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['tel:111', 'tel:999', '/symptom-checker', 'tel:111', 'tel:999'])
    for (const none of ['Example figure', /symptoms look mild/, /^Source/])
      expect(dialog.queryByText(none)).toBeNull()
  })

  test('16 puffs of reliever get the urgent card', async () => {
    await db.profile.put(aPatient({ respiratoryDiagnosis: 'Asthma' }))
    const { user } = openTracker()
    await setScores(user, mildDay)
    const more = await screen.findByRole('button', { name: 'One puff more' })
    for (let puffs = 0; puffs < 16; puffs += 1) fireEvent.click(more)
    await user.click(logButton())
    const dialog = within(await adviceToday())
    expect(dialog.getByText('16 puffs of reliever in 24 hours')).toBeDefined()
    expect(dialog.getByText(/^If your reliever does not help/)).toBeDefined()
    expect(dialog.queryByText('Example figure')).toBeNull()
  })

  test('energy 2 gets a card with the advice to watch it', async () => {
    const { user } = openTracker()
    await setScores(user, { ...mildDay, Energy: 2 })
    await user.click(logButton())
    const dialog = within(await insight())
    expect(dialog.getByRole('heading', { name: /Keep an eye on this$/ })).toBeDefined()
    expect(dialog.getByText('energy 2 out of 10')).toBeDefined()
    expect(await dialog.findByText('Saved on this phone')).toBeDefined()
    expect(dialog.queryByText('Example figure')).toBeNull()
    expect(screen.queryByText('Symptoms logged successfully')).toBeNull()
  })

  test('a mild entry two minutes after breathlessness 9 asks about the 9, and praises nothing', async () => {
    const morning = captureMoment(Date.now() - 2 * minuteMs, 0)
    await saveSymptoms(newId(), aReport({ breathlessness: 9 }), morning)
    const { user } = openTracker()
    await setScores(user, mildDay)
    await user.click(logButton())
    const dialog = within(await earlierEmergency())
    expect(await dialog.findByText('Do you still feel like this?')).toBeDefined()
    expect(dialog.getByRole('heading', { name: /Call 999 if you still feel like this$/ })).toBeDefined()
    expect(dialog.getByText(/you logged breathlessness 9 out of 10\.$/)).toBeDefined()
    for (const none of ['Example figure', /symptoms look mild/]) expect(dialog.queryByText(none)).toBeNull()
  })

  test('an earlier red flag can be answered in the dialog, beside the call to 999', async () => {
    const morning = captureMoment(Date.now() - 2 * minuteMs, 0)
    await saveSymptoms(newId(), aReport({ breathlessness: 9 }), morning)
    const { user } = openTracker()
    await setScores(user, mildDay)
    await user.click(logButton())
    const dialog = within(await earlierEmergency())
    expect(await dialog.findByText('If you close this, the question stays on Home.')).toBeDefined()
    expect(dialog.getByRole('link', { name: 'Call 999' }).dataset.level).toBe('emergency')
    await user.click(dialog.getByRole('button', { name: 'No, I am better' }))
    expect(await dialog.findByText(/You replied: I am better\./)).toBeDefined()
    expect(await db.triage.toArray()).toMatchObject([{ track: 'follow-up' }])
  })

  test('advice today for the entry itself is directly below the question, before the list of other signs', async () => {
    await db.profile.put(aPatient({ respiratoryDiagnosis: 'COPD' }))
    const logAgo = (minutes: number, changes: Parameters<typeof aReport>[0]) =>
      saveSymptoms(newId(), aReport(changes), captureMoment(Date.now() - minutes * minuteMs, 0))
    await logAgo(3, { coughSeverity: 9 })
    await logAgo(2, { breathlessness: 9 })
    const { user } = openTracker()
    await setScores(user, { ...mildDay, Breathlessness: 7 })
    await user.click(logButton())
    const name = 'You have logged more than one warning sign'
    const dialog = within(await screen.findByRole('dialog', { name }))
    const question = await dialog.findByText('Do you still feel like this?')
    const own = dialog.getByRole('heading', { name: adviceTodayHeading })
    const list = dialog.getByText('Also logged:')
    expect(question.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(own.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(dialog.getByText(/breathlessness 7 out of 10$/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Yes' }))
    expect(await dialog.findByRole('heading', { name: /Call 999 now$/ })).toBeDefined()
    expect(dialog.queryByText(adviceTodayHeading)).toBeNull()
  })

  test('after the reply "Yes", a milder entry shows the call to 999 first and alone', async () => {
    const morning = captureMoment(Date.now() - 20 * minuteMs, 0)
    const redEntry = newId()
    await saveSymptoms(redEntry, aReport({ breathlessness: 9 }), morning)
    const reply = toFollowUpOutcome({ about: redEntry, answer: 'still' }, 'breathlessness-severe')
    await saveTriage(newId(), reply, captureMoment(Date.now() - 10 * minuteMs, 0))
    const { user } = openTracker()
    await setScores(user, { ...mildDay, Energy: 2 })
    await user.click(logButton())
    const dialog = within(await earlierEmergency())
    await dialog.findByRole('heading', { level: 2, name: /Call 999 now$/ })
    expect(dialog.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'An earlier warning sign',
      expect.stringMatching(/Call 999 now$/),
    ])
    expect(dialog.getByRole('link', { name: 'Call 999' })).toBeDefined()
    for (const none of [/Keep an eye on this/, 'What to expect tomorrow', 'Example figure', 'View Progress'])
      expect(dialog.queryByText(none)).toBeNull()
    expect(screen.queryByText('Symptoms logged successfully')).toBeNull()
  })

  test('a mild entry two minutes after a raised temperature gets the advice to watch it, and no praise', async () => {
    const report = aReport({ temperature: 'low-fever' })
    await saveSymptoms(newId(), report, captureMoment(Date.now() - 2 * minuteMs, 0))
    const { user } = openTracker()
    await setScores(user, mildDay)
    await user.click(logButton())
    const dialog = within(await insight())
    expect(dialog.getByRole('heading', { name: /Keep an eye on this$/ })).toBeDefined()
    expect(dialog.getByText('a raised or high temperature (37.8 to 38.2°C)')).toBeDefined()
    const links = dialog.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links.indexOf('Call 111')).toBe(links.indexOf('Do the symptom check') - 1)
    for (const none of ['Example figure', /symptoms look mild/]) expect(dialog.queryByText(none)).toBeNull()
    expect(screen.queryByText('Symptoms logged successfully')).toBeNull()
  })

  test('an entry after an urgent sign of the same day shows that sign first, without a toast', async () => {
    await saveSymptoms(newId(), aReport({ breathlessness: 8 }), captureMoment(Date.now() - 2 * minuteMs, 0))
    const { user } = openTracker()
    await setScores(user, { ...mildDay, Energy: 2 })
    await user.click(logButton())
    const dialog = within(await adviceToday())
    const earlier = await dialog.findByText(/you logged breathlessness 8 out of 10\./)
    const own = dialog.getByText('energy 2 out of 10')
    expect(earlier.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(dialog.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    expect(dialog.getAllByRole('link', { name: 'Call 999' })).toHaveLength(1)
    expect(screen.queryByText('Symptoms logged successfully')).toBeNull()
  })
})

describe('an entry like that of yesterday', () => {
  test('has one card with one row of calls, and yesterday is a line in it', async () => {
    await saveSymptoms(newId(), aReport({ breathlessness: 8 }), captureMoment(Date.now() - 23 * hourMs, 0))
    const { user } = openTracker()
    await setScores(user, { ...mildDay, Breathlessness: 8 })
    await user.click(logButton())
    const dialog = within(await adviceToday())
    const [heading, ...others] = dialog.getAllByRole('heading', { name: adviceTodayHeading })
    expect(others).toEqual([])
    expect(within(heading!.parentElement!).getByText(/ you logged the same signs\.$/)).toBeDefined()
    expect(dialog.getAllByRole('link', { name: 'Call 999' })).toHaveLength(1)
  })
})

describe('closing the message', () => {
  test('with Escape returns the focus to the button', async () => {
    const { user } = openTracker()
    await setScores(user, mildDay)
    await user.click(logButton())
    await insight()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(logButton()))
  })

  test('with "View Progress" opens the history with the new entry', async () => {
    const { user } = openTracker()
    await setScores(user, mildDay)
    await user.click(logButton())
    await user.click(within(await insight()).getByRole('button', { name: 'View Progress' }))
    const history = screen.getByRole('tab', { name: 'History' })
    expect(history.getAttribute('aria-selected')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(history))
    expect(await screen.findByText('3/10')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
