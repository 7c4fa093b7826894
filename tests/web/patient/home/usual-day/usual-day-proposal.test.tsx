import { usualDayLines } from '@second-wind/core/content/profile/usual-day-words'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withSectionsOpen } from '../../../../support/open-sections.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openHome, saveEntry, withFridayClock } from '../open-home.tsx'

const db = withFreshDatabase()
withFridayClock()
withSectionsOpen()

const title = 'Is this your usual day?'
const copd = aPatient({ conditions: ['COPD'], respiratoryDiagnosis: 'COPD' })

async function logDays(count: number): Promise<void> {
  for (let daysAgo = count - 1; daysAgo >= 0; daysAgo -= 1) await saveEntry(daysAgo)
}
const proposal = async () => within(await screen.findByRole('region', { name: title }))

describe('the proposal of a usual day on Home', () => {
  beforeEach(() => localStorage.clear())

  test('shows the proposed answers after 7 check-in days, and "Yes" saves them', async () => {
    await db.profile.put(copd)
    await logDays(7)
    const user = await openHome()
    const card = await proposal()
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '4 out of 10',
      '3 out of 10',
      '6 out of 10',
      '7 out of 10',
      'Thin',
      'Clear or white',
    ])
    expect(card.getByRole('link', { name: 'Change it' }).getAttribute('href')).toBe(
      '/profile?usual-day=change',
    )
    const yes = card.getByRole('button', { name: 'Yes, this is my usual day' })
    expect(card.getByText(usualDayLines.notIll.text).compareDocumentPosition(yes)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(yes.dataset['look']).toBe('plain')
    await user.click(yes)
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull())
    expect((await db.profile.get(copd.id))?.usualDay).toMatchObject({
      breathlessness: 3,
      setOn: '2026-11-20',
    })
  })

  test('stays hidden after "Not now"', async () => {
    await db.profile.put(copd)
    await logDays(7)
    const user = await openHome()
    await user.click((await proposal()).getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
    expect(localStorage.getItem('usual-day-proposal')).not.toBeNull()
  })

  test.each([
    ['6 check-in days', copd, () => logDays(6)],
    [
      'a warning today',
      copd,
      async () => {
        await logDays(8)
        await saveEntry(0, { breathlessness: 9 })
      },
    ],
    ['a usual day that is set', { ...copd, usualDay: { mood: 5, setOn: '2026-11-01' } }, () => logDays(8)],
  ])('is not shown with %s', async (_, profile, log) => {
    await db.profile.put(profile)
    await log()
    await openHome()
    await screen.findByRole('heading', { name: 'Connect to Care' })
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
  })
})
