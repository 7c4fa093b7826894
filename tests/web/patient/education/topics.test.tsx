import type { Patient } from '@second-wind/core/records/patient'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { EducationScreen } from '../../../../web/src/patient/education/education-screen.tsx'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { renderScreen } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

const db = withFreshDatabase()
withSectionsOpen()

async function openTopics(topic?: string, profile: Partial<Patient> = {}) {
  await db.profile.put(aPatient(profile))
  const user = userEvent.setup()
  renderScreen(
    <EducationScreen />,
    topic ? `/educational-resources?topic=${topic}` : '/educational-resources',
  )
  return user
}

const topicLinks = () =>
  within(screen.getByRole('region', { name: 'Living with a lung condition' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent)

const everyone = ['Stopping smoking', 'Vaccines', 'Old antibiotics and steroids']

describe('which topics are listed', () => {
  test('a person with COPD finds flare-ups and rescue packs among them', async () => {
    await openTopics(undefined, { respiratoryDiagnosis: 'COPD' })
    expect(await screen.findByRole('link', { name: /COPD flare-ups and rescue packs/ })).toBeDefined()
    expect(topicLinks()).toHaveLength(4)
  })

  test('a person with asthma finds no advice on a rescue pack, even at its address', async () => {
    await openTopics('flare-ups', { respiratoryDiagnosis: 'Asthma' })
    await screen.findByRole('heading', { name: 'Living with a lung condition' })
    expect(topicLinks()).toEqual(everyone)
    expect(document.body.textContent).not.toMatch(/rescue pack/i)
  })
})

describe('an open topic', () => {
  test('has the focus on its heading, and Back returns to the link that opened it', async () => {
    const user = await openTopics()
    await user.click(await screen.findByRole('link', { name: /^Vaccines/ }))
    const heading = await screen.findByRole('heading', { level: 2, name: 'Vaccines' })
    expect(document.activeElement).toBe(heading)
    expect(await screen.findByRole('heading', { level: 3, name: 'Flu: every autumn' })).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Back to Educational Resources' }))
    expect(document.activeElement).toBe(await screen.findByRole('link', { name: /^Vaccines/ }))
  })

  test('that was opened by its address leads back to the closed list of topics', async () => {
    localStorage.clear()
    const user = await openTopics('vaccines')
    await user.click(await screen.findByRole('link', { name: 'Back to Educational Resources' }))
    expect(document.activeElement).toBe(
      await screen.findByRole('button', { name: 'Living with a lung condition' }),
    )
  })

  test('shows its date of review and its sources', async () => {
    await openTopics('leftover-medicines')
    expect(await screen.findByText(/^Last reviewed 23 November 2026/)).toBeDefined()
  })
})

describe('free help to stop smoking', () => {
  const shown = () =>
    screen
      .getAllByRole('heading', { level: 3, name: /^(England|Scotland|Wales|Northern Ireland): / })
      .filter((heading) => !heading.closest('details'))
      .map((heading) => heading.textContent)

  test.each([
    ['england', 'England: NHS stop smoking services', 'tel:03001231044'],
    ['scotland', 'Scotland: Quit Your Way', 'tel:0800848484'],
    ['wales', 'Wales: Help Me Quit', 'tel:08000852219'],
  ] as const)("in %s shows the nation's service and folds the others below", async (nation, name, href) => {
    await openTopics('stop-smoking', { nation })
    const own = await screen.findByRole('heading', { level: 3, name })
    expect(shown()).toEqual([name])
    expect(within(own.parentElement!).getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe(href)
    expect(screen.getByText('Elsewhere in the UK').closest('details')).toHaveProperty('open', false)
  })

  test('in Northern Ireland shows only the website', async () => {
    await openTopics('stop-smoking', { nation: 'northern-ireland' })
    expect(await screen.findByRole('link', { name: /Go to Stop Smoking NI/ })).toBeDefined()
    expect(shown()).toEqual(['Northern Ireland: Stop Smoking NI'])
  })

  test('without a nation shows all four', async () => {
    const { nation: _, ...profile } = aPatient()
    await db.profile.put(profile)
    renderScreen(<EducationScreen />, '/educational-resources?topic=stop-smoking')
    await screen.findByRole('heading', { level: 3, name: 'Wales: Help Me Quit' })
    expect(shown()).toHaveLength(4)
  })
})
