import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { openApp } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openResult } from './open-checker.tsx'

const db = withFreshDatabase()
withSectionsOpen()
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

/** Connect to Care lists the numbers of the other nations, folded. */
function withoutFolded(): string {
  const shown = document.body.cloneNode(true)
  if (!(shown instanceof HTMLElement)) return ''
  for (const folded of shown.querySelectorAll('details')) folded.remove()
  return shown.textContent
}

describe('a person in Wales', () => {
  test('with an urgent result reads only of NHS 111 Wales', async () => {
    await db.profile.put(aPatient({ nation: 'wales' }))
    await openResult('respiratory', { peak_flow: '50_80' })
    await screen.findByRole('heading', { name: 'Urgent medical review needed today' })
    const result = document.body
    expect(result.textContent).toContain('go to the NHS 111 Wales website or call 111')
    expect(result.textContent).not.toMatch(/Northern Ireland|Scotland|England|NHS inform|NHS 111 online/)
    expect(hrefs()).toContain('https://111.wales.nhs.uk/')
    expect(hrefs()).not.toContain('https://111.nhs.uk/')
    expect(hrefs()).toContain('tel:111')
  })

  test.each([
    ['/symptom-checker', /If you are worried, call 111, or 999 in an emergency/],
    ['/tracking', /Call 111 for advice, or 999 in an/],
    ['/care', /Ask for an urgent GP appointment or call 111 if:/],
    ['/offline-features?tab=emergency', /Ask for an urgent GP appointment or call 111 if:/],
  ])('on %s reads of 111, and not of Northern Ireland', async (path, sentence) => {
    await db.profile.put(aPatient({ nation: 'wales' }))
    await openApp(path)
    await waitFor(() => {
      expect(document.body.textContent).toMatch(sentence)
      expect(withoutFolded()).not.toMatch(/not 111/)
    })
  })
})

describe('a person whose nation is unknown', () => {
  test.each([
    '/tracking',
    '/care',
    '/medical-monitoring',
    '/telemedicine',
    '/offline-features?tab=emergency',
  ])('reads once on %s whom to call in Northern Ireland', async (path) => {
    await openApp(path)
    await waitFor(() =>
      expect(withoutFolded().match(/In Northern Ireland,? call (your|a) GP surgery/g)).toHaveLength(1),
    )
  })
})

describe('a person in Northern Ireland', () => {
  test('with an urgent result is not sent to 111', async () => {
    await db.profile.put(aPatient({ nation: 'northern-ireland' }))
    await openResult('respiratory', { peak_flow: '50_80' })
    await screen.findByRole('heading', { name: 'Urgent medical review needed today' })
    expect(
      screen.getByText(/If it is closed or you cannot get one, call the GP out-of-hours service\.$/),
    ).toBeDefined()
    expect(hrefs()).not.toContain('tel:111')
    expect(hrefs()).toContain('https://gpoutofhours.hscni.net/')
  })

  test('on the page about viruses is not sent to 111', async () => {
    await db.profile.put(aPatient({ nation: 'northern-ireland' }))
    await openApp('/educational-resources?tab=viral')
    await waitFor(() => {
      const shown = document.querySelector('main')?.textContent
      expect(shown).toContain('Ask for an urgent GP appointment or call the GP out-of-hours service if:')
      expect(shown).not.toMatch(/call 111/)
    })
  })

  test('on the tracker is not sent to 111', async () => {
    await db.profile.put(aPatient({ nation: 'northern-ireland' }))
    await openApp('/tracking')
    await waitFor(() =>
      expect(document.body.textContent).toContain(
        'Call your GP surgery or the GP out-of-hours service for advice, or 999',
      ),
    )
    await waitFor(() => expect(hrefs()).not.toContain('tel:111'))
  })
})
