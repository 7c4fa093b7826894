import { careTiers, emergencyTier } from '@second-wind/core/content/help/care-tiers'
import { otherWaysToCall } from '@second-wind/core/content/help/helplines'
import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { poisoningHelp } from '@second-wind/core/content/help/poisoning'
import { talkToSomeone } from '@second-wind/core/content/help/talk-to-someone'
import type { Nation } from '@second-wind/core/records/patient'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openCare } from './open-care.tsx'

withFreshDatabase()
withSectionsOpen()

const section = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!)

/** Name, note and where the tap leads, of the contacts that are in sight. */
const contacts = () =>
  section('Emergency Contacts')
    .getAllByRole('listitem')
    .filter((item) => item.closest('details') === null)
    .map((item) => [
      within(item).getByRole('heading').textContent,
      within(item).getByRole('paragraph').textContent,
      within(item).getByRole('link').getAttribute('href'),
    ])

const e999 = ['Emergency Services', 'Life-threatening, 24/7', 'tel:999']
const nhs111 = ['NHS 111', 'Urgent advice, 24/7', 'tel:111']
const nhs24 = ['NHS 24 Scotland', 'Urgent advice in Scotland, 24/7', 'tel:111']

describe('the symptom check', () => {
  test('starts from the care screen', async () => {
    await openCare()
    expect(screen.getByRole('link', { name: 'Start Assessment' }).getAttribute('href')).toBe(
      '/symptom-checker',
    )
  })
})

describe('numbers to call', () => {
  test('every number is shown while the nation is unknown, with what applies in Northern Ireland', async () => {
    await openCare()
    expect(contacts()).toEqual([e999, nhs111, nhs24])
    expect(section('Emergency Contacts').getByText(northernIreland.text)).toBeDefined()
    expect(screen.getAllByText(/In Northern Ireland, call/)).toHaveLength(1)
  })

  test.each<[Nation, string[][]]>([
    ['england', [e999, nhs111]],
    ['wales', [e999, nhs111]],
    ['scotland', [e999, nhs24]],
    ['northern-ireland', [e999]],
  ])('a patient in %s sees the numbers that apply there', async (nation, wanted) => {
    await openCare({ nation })
    await waitFor(() => expect(contacts()).toEqual(wanted))
    expect(section('Emergency Contacts').getByText('Elsewhere in the UK')).toBeDefined()
  })

  test('in Northern Ireland the out-of-hours service replaces 111', async () => {
    await openCare({ nation: 'northern-ireland' })
    const link = await screen.findByRole('link', { name: /^Find the GP out-of-hours number/ })
    expect(link.getAttribute('href')).toBe('https://gpoutofhours.hscni.net/')
    expect(link.closest('details')).toBeNull()
  })

  test('the website of the service behind 111 is folded under its number', async () => {
    await openCare({ nation: 'england' })
    const website = (await screen.findByText('NHS 111: website')).closest('details')!
    expect(within(website).getByRole('link', { name: /^Go to NHS 111 online/ })).toBeDefined()
  })

  test('in Northern Ireland no button calls 111, not even for poisoning or in a crisis', async () => {
    await openCare({ nation: 'northern-ireland' })
    await screen.findByRole('link', { name: /^Find the GP out-of-hours number/ })
    const elsewhere = section('Emergency Contacts').getByText('Elsewhere in the UK').closest('details')
    const rings111 = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === 'tel:111' && !elsewhere?.contains(link))
    expect(rings111).toEqual([])
    expect(screen.getByRole('heading', { name: 'Mental health crisis: 111' })).toBeDefined()
  })

  test('every other number is a call link, for deaf people, for poisoning and for a service to talk to', async () => {
    await openCare()
    const calls = [...otherWaysToCall, poisoningHelp, ...talkToSomeone].flatMap((helpline) => helpline.calls)
    expect(calls.length).toBeGreaterThan(6)
    for (const { label, tel } of calls) {
      const links = screen.getAllByRole('link', { name: label })
      expect(links.map((link) => link.getAttribute('href'))).toContain(`tel:${tel}`)
    }
    for (const { title, detail } of [...otherWaysToCall, ...talkToSomeone]) {
      expect(screen.getByRole('heading', { name: title })).toBeDefined()
      expect(screen.getByText(detail)).toBeDefined()
    }
    expect(screen.getByText(poisoningHelp.detail)).toBeDefined()
  })
})

describe('the care screen', () => {
  test.each([
    ['Book GP Appointment', 'Available', /^This does not book anything yet/],
    ['Find Pharmacy', 'Near you', /^The app does not know where you are yet/],
    ['Telehealth Consultation', 'Online', /^No call has been set up/],
    ['Prescription Services', 'Coming Soon', /^Coming Soon\. One day/],
  ])('shows for %s (%s) what the control does', async (name, badge, text) => {
    const user = await openCare()
    const service = screen.getByRole('button', { name: new RegExp(`^${name} ?${badge}$`) })
    expect(service.getAttribute('aria-disabled')).toBe(String(badge === 'Coming Soon'))
    await user.click(service)
    const dialog = await screen.findByRole('dialog', { name })
    expect(within(dialog).getByText(text)).toBeDefined()
  })

  test('has a card on when to seek help, with three tiers, most severe first, in the exact wording', async () => {
    await openCare()
    const guide = section('When to Seek Help')
    expect(guide.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      `Immediate action required: ${careTiers[0]!.heading}`,
      `Urgent advice: ${careTiers[1]!.heading}`,
      `Non-urgent advice: ${careTiers[2]!.heading}`,
    ])
    for (const { items } of careTiers) for (const line of items) expect(guide.getByText(line)).toBeDefined()
    for (const { footer } of [careTiers[0]!, careTiers[2]!]) expect(guide.getByText(footer)).toBeDefined()
  })

  test.each(['scotland', 'wales', 'northern-ireland'] as const)(
    'shows a person in %s no page of England among the resources',
    async (nation) => {
      await openCare({ nation })
      await waitFor(() => expect(section('Resources').queryByRole('link', { name: /England/ })).toBeNull())
      const links = section('Resources').getAllByRole('link')
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) expect(link.getAttribute('href')).not.toMatch(/www\.nhs\.uk/)
    },
  )

  test('opens links to websites in a new tab and labels them so', async () => {
    await openCare()
    const links = section('Resources').getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.nhs.uk/',
      'https://www.nhs.uk/nhs-services/services-near-you/',
      'https://www.nhs.uk/nhs-app/',
    ])
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.textContent).toMatch(/\(opens in a new tab\)$/)
    }
  })
})

describe('what is visible without a tap', () => {
  test('includes numbers, first aid and the signs for 999, with the rest in one line each, by question', async () => {
    localStorage.clear()
    const user = await openCare()
    expect(contacts()).toEqual([e999, nhs111, nhs24])
    for (const line of emergencyTier.items) expect(screen.getByText(line)).toBeDefined()
    expect(screen.queryByRole('heading', { name: '999 BSL' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'I cannot hear or speak' }))
    expect(screen.getByRole('heading', { name: '999 BSL' })).toBeDefined()
  })
})
