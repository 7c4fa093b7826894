import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withSectionsOpen } from '../../../../support/open-sections.ts'
import { waitForScreen } from '../../../../support/render.tsx'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { saveCheck, getGroup, saveEntry, withFridayClock, openHome } from '../open-home.tsx'

const db = withFreshDatabase()
withFridayClock()
withSectionsOpen()

const advice = () => getGroup('Advice for you')
const tabs = () =>
  advice()
    .getAllByRole('tab')
    .map(({ textContent }) => textContent)
const openTab = () => advice().getByRole('tab', { selected: true }).textContent

describe('which advice is shown', () => {
  test.each([
    ['a mild entry', () => saveEntry(0), ['Primary', 'Wellness', 'Resources'], 'Stay well'],
    [
      'a check that said monitor',
      () => saveCheck(0, 'monitor'),
      ['Important', 'Self-Care', 'Resources'],
      /symptoms/i,
    ],
    [
      'breathlessness of 7',
      () => saveEntry(0, { breathlessness: 7 }),
      ['Urgent', 'Support', 'Resources'],
      'Know your emergency signs',
    ],
  ])('after %s the three tabs fit, and the first is open', async (_, happened, names, card) => {
    await happened()
    await openHome()
    expect(tabs()).toEqual(names)
    expect(openTab()).toBe(names[0])
    expect((await advice().findAllByRole('heading', { level: 3, name: card })).length).toBeGreaterThan(0)
  })

  test('an entry like the usual day shows no advice on when to see a GP', async () => {
    await db.profile.put(
      aPatient({
        isVulnerable: false,
        respiratoryDiagnosis: 'COPD',
        usualDay: { coughSeverity: 4, breathlessness: 4, energy: 6, setOn: '2026-10-01' },
      }),
    )
    await saveEntry(0, { coughSeverity: 4, breathlessness: 4, energy: 6 })
    await openHome()
    expect(openTab()).toBe('Important')
    expect(await advice().findByRole('heading', { level: 3, name: 'Like your usual day' })).toBeDefined()
    expect(advice().queryByText(/within 24 to 48 hours/)).toBeNull()
    expect(advice().getByText(/This is like your usual day\.$/)).toBeDefined()
  })

  test('an entry like the usual day after an alert has the advice of AI triage, and names the alert', async () => {
    const usualDay = { coughSeverity: 4, breathlessness: 4, energy: 6, setOn: '2026-10-01' } as const
    await db.profile.put(
      aPatient({
        isVulnerable: false,
        respiratoryDiagnosis: 'COPD',
        usualDay,
        alertCount: 2,
        openAlertSince: '2026-10-02T08:00:00.000Z',
      }),
    )
    await saveEntry(0, { coughSeverity: 4, breathlessness: 4, energy: 6 })
    await openHome()
    expect(openTab()).toBe('Important')
    expect(
      advice().getByText(
        'Your care team has not closed 2 earlier alerts yet, the oldest from 2 October. This advice is from what you logged since then.',
      ),
    ).toBeDefined()
    expect(screen.queryByText('Know your emergency signs')).toBeNull()
  })

  test('without a temperature today the reason says so, with the way to add it', async () => {
    await db.profile.put(aPatient({ isVulnerable: false }))
    await saveEntry(0, { untouchedFields: ['temperature'] })
    await openHome()
    expect(await screen.findByText('Your last check-in does not include your temperature.')).toBeDefined()
    const link = advice().getByRole('link', { name: 'Add what is missing' })
    expect(link.getAttribute('href')).toMatch(/^\/tracking\?tab=history&edit=/)
  })

  test('many reasons below a warning sign are a list of three, with the rest folded', async () => {
    await saveEntry(0, {
      breathlessness: 9,
      coughSeverity: 9,
      energy: 2,
      temperature: 'high-fever',
      comparedWithUsual: 'much-worse',
    })
    await openHome()
    const rest = (await advice().findByText(/^Show all \d reasons$/)).closest('details')
    expect(rest?.open).toBe(false)
    const shown = rest?.previousElementSibling?.querySelectorAll('li') ?? []
    expect([...shown].map(({ textContent }) => textContent)).toHaveLength(3)
    expect(shown[0]?.textContent).toBe('Your breathlessness score is 9 or more.')
    expect(rest?.querySelectorAll('li').length).toBeGreaterThan(0)
  })

  test('the card for people who smoke leads to the free help', async () => {
    await saveEntry(0)
    const user = await openHome()
    await user.click(advice().getByRole('tab', { name: 'Wellness' }))
    const link = await advice().findByRole('link', { name: 'Find free help to stop smoking' })
    expect(link.getAttribute('href')).toBe('/educational-resources?topic=stop-smoking')
  })

  test('the reason is shown above the advice: the entry, the higher-risk group, or that nothing is known', async () => {
    await openHome()
    expect(advice().getByText('Not enough information yet')).toBeDefined()
    await db.profile.put(aPatient({ isVulnerable: true }))
    expect(
      await screen.findByText('You see this because: your profile puts you in a higher-risk group.'),
    ).toBeDefined()
    expect(tabs()[0]).toBe('Urgent')
  })

  test('a well patient in a higher-risk group keeps the points and sees no worrying words', async () => {
    await db.profile.put(aPatient({ isVulnerable: true }))
    await saveEntry(0)
    await openHome()
    expect(screen.getByRole('heading', { level: 2, name: 'Your progress' })).toBeDefined()
    expect(screen.getByRole('img', { name: 'Joy, proud of you' })).toBeDefined()
  })

  test('a patient who is well again keeps the points while an alert is open, and sees why the advice is urgent', async () => {
    await db.profile.put(aPatient({ alertCount: 1 }))
    await saveEntry(0)
    await openHome()
    expect(screen.getByRole('img', { name: 'Joy, proud of you' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: 'Your progress' })).toBeDefined()
    expect(await advice().findByRole('tab', { name: 'Urgent', selected: true })).toBeDefined()
    expect(advice().getByText(/^You see this because: .*alert/)).toBeDefined()
  })

  test('an alert about an entry that was corrected says so, and not that the person may be at higher risk', async () => {
    await db.profile.put(aPatient({ alertCount: 1, openAlertSince: '2026-11-20T12:02:00.000Z' }))
    await saveEntry(0)
    await openHome()
    expect(
      await advice().findByText(/care team still has an alert about something that your log no longer shows/),
    ).toBeDefined()
    expect(
      await advice().findByText(/^Your care team has an alert about you that is still open\./),
    ).toBeDefined()
    expect(advice().queryByText(/You may be at higher risk/)).toBeNull()
  })

  test('when the risk changes, the tabs change and the first is open', async () => {
    await saveEntry(1)
    const user = await openHome()
    await user.click(advice().getByRole('tab', { name: 'Resources' }))
    expect(openTab()).toBe('Resources')
    await saveEntry(0, { breathlessness: 5 })
    await waitFor(() => expect(tabs()[0]).toBe('Important'))
    expect(openTab()).toBe('Important')
  })
})

describe('tabs and links', () => {
  test('arrow keys move between the tabs, Enter opens one', async () => {
    await saveEntry(0)
    const user = await openHome()
    await user.click(advice().getByRole('tab', { name: 'Primary' }))
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement?.textContent).toBe('Resources')
    expect(openTab()).toBe('Primary')
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    expect(openTab()).toBe('Wellness')
    expect(advice().getByRole('tabpanel', { name: 'Wellness' })).toBeDefined()
  })

  test.each([
    ['no lung condition', undefined, []],
    ['asthma', 'Asthma', ['Asthma + Lung UK: asthma']],
    ['COPD', 'COPD', ['Asthma + Lung UK: COPD']],
  ])('with %s, the links open in a new tab and are labelled so', async (_, respiratoryDiagnosis, own) => {
    const person = aPatient({ conditions: [] })
    delete person.respiratoryDiagnosis
    await db.profile.put({ ...person, ...(respiratoryDiagnosis && { respiratoryDiagnosis }) })
    const user = await openHome()
    await user.click(advice().getByRole('tab', { name: 'Resources' }))
    await waitForScreen()
    const links = advice().getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(
      ['NHS: shortness of breath', 'NHS: chest pain', ...own].map((name) => `${name} (opens in a new tab)`),
    )
    for (const link of links) expect(link.getAttribute('target')).toBe('_blank')
  })
})
