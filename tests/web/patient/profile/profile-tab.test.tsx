import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { entryDaysAgo, findFact, openPage, openProfile } from './open-profile.tsx'

const db = withFreshDatabase()

describe('loading and missing profile', () => {
  test('the page shows that it is loading, and then the profile', async () => {
    await openProfile(db)
    expect(screen.getByText('Loading profile...')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'Amina Yusuf' })).toBeDefined()
    expect(screen.getByText('amina.yusuf@example.org')).toBeDefined()
    expect(screen.getByText('Companion: Joy')).toBeDefined()
    expect(screen.getByRole('img', { name: /^Joy/ })).toBeDefined()
    expect(await findFact('Age')).toBe('34')
    expect(await findFact('Gender')).toBe('Female')
    expect(await findFact('Location')).toBe('Leeds')
    expect(await findFact('Respiratory diagnosis')).toBe('Asthma')
    expect(await findFact('Known conditions')).toBe('Asthma')
    expect(await findFact('Phone number')).toBe('07700 900123')
    expect(await findFact('Member since')).toBe('Sunday 1 November 2026')
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Profile', 'Stats', 'Settings'])
  })

  test('setup is offered without a profile, and the page does not keep loading', async () => {
    const { user } = openPage()
    await user.click(await screen.findByRole('link', { name: 'Set up your profile' }))
    await screen.findByText('This is setup')
    expect(screen.queryByText('Loading profile...')).toBeNull()
  })
})

describe('what the tab shows', () => {
  test.each(["None/Don't Know", 'none', ''])(
    'a diagnosis of "%s" is not shown',
    async (respiratoryDiagnosis) => {
      await openProfile(db, { profile: aPatient({ respiratoryDiagnosis, conditions: [] }) })
      expect(await findFact('Known conditions')).toBe('No known conditions.')
      expect(screen.queryByText('Respiratory diagnosis')).toBeNull()
    },
  )

  test('an old profile without a gender shows "Not specified"', async () => {
    const profile = aPatient()
    Reflect.deleteProperty(profile, 'gender')
    await openProfile(db, { profile })
    expect(await findFact('Gender')).toBe('Not specified')
  })

  test.each([true, false])(
    'the notice for a vulnerable group is shown only to its members (%s)',
    async (isVulnerable) => {
      await openProfile(db, { profile: aPatient({ isVulnerable }) })
      await screen.findByRole('heading', { name: 'Amina Yusuf' })
      expect(screen.queryAllByText(/^Your profile puts you in a higher-risk group/)).toHaveLength(
        isVulnerable ? 1 : 0,
      )
    },
  )

  test('days tracked counts each day once, however many entries it has', async () => {
    await db.symptoms.bulkPut([
      entryDaysAgo(1),
      entryDaysAgo(1, { id: idNumbered(7) }),
      entryDaysAgo(2),
      entryDaysAgo(40),
    ])
    await openProfile(db)
    expect(await findFact('Days tracked')).toBe('2 in the last 30 days')
  })

  test('an entry logged meanwhile counts at once, sent or not', async () => {
    await openProfile(db)
    expect(await findFact('Days tracked')).toBe('0 in the last 30 days')
    const { date: occurredAt, localDate, tzOffsetMin } = entryDaysAgo(0)
    await saveSymptoms(idNumbered(9), aReport(), { occurredAt, localDate, tzOffsetMin })
    await waitFor(async () => expect(await findFact('Days tracked')).toBe('1 in the last 30 days'))
  })
})
