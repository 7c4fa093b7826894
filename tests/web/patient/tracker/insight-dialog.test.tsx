import { captureMoment } from '@second-wind/core/platform/moment'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newId, saveSymptoms } from '../../../../web/src/data/local/index.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { insight, logButton, mildDay, openTracker, setScores } from './open-tracker.tsx'

withFreshDatabase()
const dayMs = 24 * 60 * 60_000

test('a mild first day gets kind words, what to expect, where it comes from, and no call to 999', async () => {
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

test('a figure that nobody measured is read out as an example', async () => {
  const { user } = openTracker()
  await setScores(user, mildDay)
  await user.click(logButton())
  const tag = within(await insight()).getByText('Example figure')
  expect(tag.closest('p')?.textContent).toBe(
    'Example figure: 89% of people using the app with mild symptoms carry on getting better.',
  )
})

test('days of earlier check-ins count, also those that have not been sent', async () => {
  for (const daysAgo of [1, 2, 2, 5, 9, 12]) {
    await saveSymptoms(newId(), aReport(), captureMoment(Date.now() - daysAgo * dayMs, 0))
  }
  const { user } = openTracker()
  await setScores(user, mildDay)
  await user.click(logButton())
  expect(
    within(await insight()).getByText(/^Your scores are low today\. A cough can still last/),
  ).toBeDefined()
})

test('a breathless person gets the way to help instead of praise', async () => {
  const { user } = openTracker()
  await setScores(user, { ...mildDay, Breathlessness: 9 })
  await user.click(logButton())
  const dialog = within(await insight())
  expect(dialog.getByRole('heading', { name: /^Urgent advice: ?Do the symptom check now$/ })).toBeDefined()
  expect(dialog.getByText(/^Something you logged today is a warning sign/)).toBeDefined()
  const ways = dialog.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/symptom-checker', 'tel:111', 'tel:999', 'tel:111', 'tel:999'])
  expect(dialog.queryByText('Example figure')).toBeNull()
})

test('blood in the phlegm is spoken of before anything else', async () => {
  const { user } = openTracker()
  await setScores(user, mildDay)
  await user.selectOptions(screen.getByLabelText('Phlegm (mucus) thickness'), 'Thin')
  await user.selectOptions(screen.getByLabelText('Phlegm (mucus) colour'), 'Red or blood-stained')
  await user.click(logButton())
  const headings = within(await insight())
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
  expect(headings).toEqual([
    'Recovery Insight',
    'Urgent advice: You logged red or blood-stained phlegm',
    'What to expect tomorrow',
  ])
})

test('Escape closes it, and the focus goes back to the button', async () => {
  const { user } = openTracker()
  await setScores(user, mildDay)
  await user.click(logButton())
  await insight()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(logButton()))
})

test('"View Progress" opens the history, with the new entry in it', async () => {
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
