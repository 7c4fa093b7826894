import { social } from '@second-wind/core/content/samples/social'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SocialScreen } from '../../../../web/src/patient/social/social-screen.tsx'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { renderScreen } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

withFreshDatabase()
withSectionsOpen()
const call = vi.fn(() => Promise.reject(new TypeError('no network')))
beforeEach(() => {
  call.mockClear()
  vi.stubGlobal('fetch', call)
})
afterEach(() => {
  if (call.mock.calls.length > 0) throw new Error('the screen sent a request')
})

const panel = () => within(screen.getByRole('tabpanel'))
const openTab = (name: string) => renderScreen(<SocialScreen />, `/social-support?tab=${name}`)

describe('the social screen', () => {
  test('has the four tabs of the specification, groups first', async () => {
    renderScreen(<SocialScreen />)
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
    expect(tabs).toEqual(['Groups', 'Challenges', 'Caregiver', 'Feed'])
    expect(panel().getByRole('heading', { name: 'Support groups' })).toBeDefined()
  })

  test.each([
    ['groups', 'Join: Asthma circle', 'This group is a sample'],
    ['challenges', 'Take part: A calm week', 'This challenge is a sample'],
    ['caregiver', 'Invite someone', 'Nobody has been invited'],
    ['feed', 'Write a post', 'Nothing has been posted'],
  ])('shows in %s that "%s" did nothing', async (tab, button, title) => {
    openTab(tab)
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByRole('dialog', { name: title })).toBeDefined()
  })
})

describe('the samples', () => {
  test.each([
    ['groups', social.groups.length],
    ['challenges', social.challenges.length],
    ['caregiver', social.connectedUsers.length],
    ['feed', social.posts.length],
  ])('in %s are all tagged as samples, below a notice that they are invented', (tab, count) => {
    openTab(tab)
    expect(panel().getAllByText('Sample')).toHaveLength(count)
    expect(panel().getByText(/^The people and groups in this example are made up/)).toBeDefined()
  })

  test.each(['groups', 'feed'])('in %s come after the real groups', (tab) => {
    openTab(tab)
    const [first] = panel().getAllByRole('link')
    expect(first?.textContent).toMatch(/^Find a support group at Asthma \+ Lung UK/)
    expect(first?.getAttribute('href')).toBe('https://www.asthmaandlung.org.uk/groups-support')
  })

  test('include a group with its name, members, description, category and last activity', () => {
    openTab('groups')
    const { name, members, description, category, lastActivity } = social.groups[0]!
    const item = panel().getByRole('heading', { name }).closest('li')!
    for (const text of [String(members), description, category, lastActivity]) {
      expect(item.textContent).toContain(text)
    }
  })

  test('include a challenge with its title, participants, days left and progress', () => {
    openTab('challenges')
    const { title, participants, daysLeft, progress } = social.challenges[0]!
    const item = within(panel().getByRole('heading', { name: title }).closest('li')!)
    expect(item.getByText(`${participants} people taking part. ${daysLeft} days left.`)).toBeDefined()
    expect(item.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(`${progress}`)
  })

  test('include the family dashboard with who is recovering and who is stable', () => {
    openTab('caregiver')
    expect(panel().getByText(/^A family dashboard/)).toBeDefined()
    expect(panel().getByText('Recovering')).toBeDefined()
    expect(panel().getByText('Stable')).toBeDefined()
  })
})
