import { myths } from '@second-wind/core/content/myths'
import { loadResource } from '@second-wind/core/content/resources/load-resource'
import { resourceTabs } from '@second-wind/core/content/resources/resource-tabs'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { EducationScreen } from '../../../../web/src/patient/education/education-screen.tsx'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { renderScreen } from '../../../support/render.tsx'

vi.mock('@second-wind/core/content/resources/load-resource', async (original) => {
  const real = await original<{ loadResource: typeof loadResource }>()
  return { loadResource: vi.fn(real.loadResource) }
})
afterEach(() => void vi.restoreAllMocks())
withSectionsOpen()

function openResources(tab?: string) {
  const user = userEvent.setup()
  renderScreen(<EducationScreen />, tab ? `/educational-resources?tab=${tab}` : '/educational-resources')
  return user
}

/** The tab that is open. */
const panel = async () => {
  const open = await screen.findByRole('tabpanel')
  await within(open).findByRole('heading', { level: 2 })
  return within(open)
}
const section = async (name: string | RegExp) => {
  const heading = (await panel()).getByRole('heading', { level: 3, name })
  return within(heading.closest('section')!)
}
const items = async (name: string | RegExp) =>
  (await section(name)).getAllByRole('listitem').map((item) => item.textContent)

const isOpen = ({ inShort }: { inShort?: string | undefined }) => inShort === undefined

describe('what is visible without a tap', () => {
  test.each(resourceTabs)(
    'in $label includes every sign to get help, and a line on everything else',
    async ({ id }) => {
      localStorage.clear()
      const { sections } = await loadResource(id)
      openResources(id)
      const shown = await panel()
      for (const each of sections) {
        if (each.kind === 'list' && ['non-urgent', 'urgent', 'emergency'].includes(each.tone)) {
          for (const item of each.items) expect(shown.getByText(item)).toBeDefined()
        }
        if (each.inShort !== undefined) expect(shown.getByText(each.inShort)).toBeDefined()
      }
    },
  )

  test('the rest opens with a tap, and stays open', async () => {
    localStorage.clear()
    const user = openResources()
    const open = await panel()
    expect(open.queryByText('Thrush')).toBeNull()
    await user.click(open.getByRole('button', { name: 'Side effects' }))
    expect(open.getByText('Thrush')).toBeDefined()
    cleanup()
    openResources()
    expect((await panel()).getByText('Thrush')).toBeDefined()
  })
})

describe('the tabs', () => {
  test('there are three tabs, and the first is open', async () => {
    openResources()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Antibiotics',
      'Allergies',
      'Viral',
    ])
    expect((await panel()).getByRole('heading', { name: 'Antibiotics' })).toBeDefined()
  })

  test.each([
    ['antibiotics', 'Antibiotics'],
    ['allergies', 'Allergies and hay fever'],
    ['viral', 'Colds, flu and other viruses'],
    ['nothing', 'Antibiotics'],
  ])('the address with "%s" selects the tab', async (tab, heading) => {
    openResources(tab)
    expect((await panel()).getByRole('heading', { level: 2, name: heading })).toBeDefined()
  })

  test('tapping a tab opens it', async () => {
    const user = openResources()
    await user.click(screen.getByRole('tab', { name: 'Viral' }))
    expect((await panel()).getByRole('heading', { name: 'Colds, flu and other viruses' })).toBeDefined()
  })

  test.each(resourceTabs)(
    'tab $label shows all of its sections and links, the ones that are always open first',
    async ({ id }) => {
      const { sections, links } = await loadResource(id)
      openResources(id)
      const open = await panel()
      const headings = open.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)
      expect(headings).toEqual([
        ...[...sections.filter(isOpen), ...sections.filter((each) => !isOpen(each))].map(({ heading }) =>
          expect.stringMatching(new RegExp(`${heading.replace('+', '\\+')}$`)),
        ),
        'External resources',
      ])
      const shown = screen.getByRole('tabpanel').textContent
      for (const each of sections) {
        const texts =
          each.kind === 'list' ? each.items : each.rows.flatMap(({ when, often }) => [when, often])
        for (const word of texts) expect(shown).toContain(word)
      }
      expect(
        (await section('External resources')).getAllByRole('link').map((link) => link.textContent),
      ).toEqual(links.map(({ label }) => label))
    },
  )

  test('the red flags of a virus are a card for emergencies, before everything else', async () => {
    openResources('viral')
    const [first] = (await panel()).getAllByRole('heading', { level: 3 })
    expect(first?.textContent).toBe('Immediate action required: Call 999 or go to A&E now if:')
    expect(await items(/Call 999/)).toContain('you are gasping, choking or cannot get words out')
  })

  test('the limits of a virus are in the urgent card, and the first one reached counts', async () => {
    openResources('viral')
    const urgent = await section(/^Urgent advice: ?Ask for an urgent GP appointment or call 111 if:$/)
    expect(urgent.getByText(/^You only need one of these\. In Northern Ireland/)).toBeDefined()
    expect(await items(/urgent GP appointment/)).toEqual([
      'your temperature is not better after 48 hours',
      'your temperature is over 39°C for more than 3 days',
      'you have had a cough for 3 weeks or more',
      'you are getting worse',
    ])
    expect(await items(/^Non-urgent advice: ?See a GP if:$/)).toEqual([
      'you still have symptoms past 10 days',
      'you are worried',
    ])
  })

  test('the timeline of a virus goes day by day, with what helps', async () => {
    openResources('viral')
    const days = (await section('What to expect')).getAllByRole('heading', { level: 4 })
    expect(days.map((day) => day.textContent)).toEqual([
      'Days 1 to 2',
      'Days 3 to 4',
      'Days 5 to 7',
      'Days 7 to 10',
      'Day 14',
      'Weeks 3 to 4',
    ])
    expect(await items('What to expect')).toContain(
      'Days 7 to 10The sore throat has gone for most people. A chest infection often eases in 7 to 10 days.What helps: Slowly do more.',
    )
  })

  test('each tab shows when it was last reviewed and lists each source once', async () => {
    openResources('allergies')
    const details = (await panel()).getByText(/^Last reviewed 20 November 2026/).parentElement!
    const sources = within(details)
      .getAllByRole('listitem')
      .map((source) => source.textContent)
    expect(sources.length).toBeGreaterThan(4)
    expect(sources).toHaveLength(new Set(sources).size)
  })

  test('without signal a link to the web shows why it does not open', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const user = openResources('allergies')
    await user.click((await panel()).getByRole('link', { name: /^NHS: hay fever/ }))
    expect(await screen.findByText('You have no signal')).toBeDefined()
  })

  test('every myth is beside its fact', async () => {
    openResources()
    const list = screen.getByRole('region', { name: 'Myths and facts' })
    for (const { myth, fact } of myths) expect(list.textContent).toContain(`Myth: ${myth}Fact: ${fact}`)
  })

  test('the page leads to the library, the lessons, the symptom check and care', async () => {
    openResources()
    const links = within(
      screen.getByRole('heading', { name: 'What to do next' }).parentElement!,
    ).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/library',
      '/micro-learning',
      '/symptom-checker',
      '/care',
    ])
  })

  test('a tab that is not on the phone shows an error, and opens when it is tried again', async () => {
    vi.resetModules()
    const fresh = await import('../../../../web/src/patient/education/education-screen.tsx')
    const { loadResource: load } = await import('@second-wind/core/content/resources/load-resource')
    vi.mocked(load).mockRejectedValueOnce(new Error('chunk'))
    const user = userEvent.setup()
    const { renderScreen: render } = await import('../../../support/render.tsx')
    render(<fresh.EducationScreen />, '/educational-resources')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^These pages could not be opened/)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'What they are for' })).toBeDefined())
  })
})
