import { copdEmergency } from '@second-wind/core/content/help/copd-flare-up'
import { getHelpIf } from '@second-wind/core/content/triage/get-help-if'
import { relieverStep, results } from '@second-wind/core/content/triage/results'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { captureNow, newId } from '../../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import {
  address,
  wellAnswersWith,
  button,
  saveAnswersDraft,
  openChecker,
  openLastQuestion,
  openResult,
} from '../open-checker.tsx'

const db = withFreshDatabase()
const link = (name: RegExp | string) => screen.getByRole('link', { name })
const doNotDrive = /^Do not drive yourself to hospital/

describe('an emergency', () => {
  test('an emergency is named in words, with 999, the warning signs, 111 online and no advice to drive', async () => {
    await openResult('respiratory', { rescue_inhaler: 'not_helping', peak_flow: '50_80' })
    const title = screen.getByRole('heading', { level: 2, name: 'Emergency: Call 999 immediately' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(link('Call 999 (NHS Emergency)').getAttribute('href')).toBe('tel:999')
    const online = link('Go to NHS 111 Online (opens in a new tab)')
    expect(online.getAttribute('href')).toBe('https://111.nhs.uk/')
    expect(online.getAttribute('target')).toBe('_blank')
    expect(screen.getByText(doNotDrive)).toBeDefined()
    const why = screen.getByRole('region', { name: 'Why we say this' })
    expect(why.textContent).toMatch(
      /^Why we say thisCritical warning signs in your answers:Reliever inhaler not/,
    )
    expect(why.textContent).toMatch(/Also:.*Your peak flow is 50% to 80% of your best/)
    for (const what of results.respiratory.seek_help.recommendations)
      expect(screen.getByText(what)).toBeDefined()
  })

  test('an emergency has the steps until help comes directly after the call, and 111 online last', async () => {
    await db.profile.put(aPatient({ inhaler: 'blue' }))
    await openResult('respiratory', { rescue_inhaler: 'not_helping' })
    const inOrder = [
      screen.getByRole('heading', { level: 2, name: 'Emergency: Call 999 immediately' }),
      link('Call 999 (NHS Emergency)'),
      screen.getByText(/^Your answers show a serious breathing problem/),
      screen.getByText(results.respiratory.seek_help.recommendations[0] ?? ''),
      await screen.findByText('If this is an asthma attack'),
      screen.getByText(doNotDrive),
      screen.getByRole('heading', { name: 'Why we say this' }),
      link('Go to NHS 111 Online (opens in a new tab)'),
    ]
    for (const [at, element] of inOrder.slice(1).entries())
      expect(inOrder[at]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('From your profile.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Call 999' })).toBeNull()
    expect(screen.getAllByText(/[Ss]it (up|straight|upright)/)).toHaveLength(1)
    expect(screen.queryByText(relieverStep)).toBeNull()
  })

  test('without asthma and COPD, the reliever is one of the steps, and nothing is said twice', async () => {
    await openResult('respiratory', { blue_lips_fingers: 'blue_lips' })
    const steps = within(await screen.findByRole('region', { name: 'While you wait' }))
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual(
      results.respiratory.seek_help.recommendations,
    )
    expect(screen.getAllByText(relieverStep)).toHaveLength(1)
  })

  test('an emergency in the general check is shown in the same way', async () => {
    await openResult('general', { swallowing: 'unable', fever: 'high' })
    await screen.findByRole('heading', { name: 'Get emergency help now' })
    expect(link('Call 999 (NHS Emergency)').getAttribute('href')).toBe('tel:999')
    const why = screen.getByRole('region', { name: 'Why we say this' })
    expect(why.textContent).toMatch(/^Why we say thisCritical warning signs in your answers:/)
    expect(why.textContent).not.toContain('Also:')
  })
})

describe('advice today and at home', () => {
  test('advice today shows 111, the GP and the tracker, and the check can be repeated', async () => {
    const { user } = await openResult('respiratory', { peak_flow: '50_80' })
    await screen.findByRole('heading', { name: 'Urgent medical review needed today' })
    expect(screen.getByText('Get medical advice')).toBeDefined()
    expect(link('Call 111').getAttribute('href')).toBe('tel:111')
    expect(link('Call 111').dataset['look']).toBe('main')
    expect(link('Set Symptom Tracker Reminder').dataset['look']).toBe('plain')
    expect(link(/^Book with your NHS GP online \(opens/).getAttribute('href')).toMatch(
      /^https:\/\/www\.nhs\.uk\/nhs-services\/gps\//,
    )
    expect(link('Set Symptom Tracker Reminder').getAttribute('href')).toBe('/tracking?reminder=1')
    expect(
      screen.getByText('Come back tomorrow and check again. Do it sooner if you feel worse.'),
    ).toBeDefined()
    for (const name of [/^Free, day and night/, /^This page explains how to contact a GP/])
      expect(screen.getByText(name).closest('details')?.open).toBe(false)
    expect(screen.getAllByText(/tomorrow/)).toHaveLength(1)
    expect(link('Return Home').getAttribute('href')).toBe('/')
    expect(screen.queryByText(/Critical warning signs/)).toBeNull()
    for (const what of results.respiratory.monitor.recommendations)
      expect(screen.getByText(what)).toBeDefined()

    await user.click(button('Check Again'))
    await screen.findByRole('tablist')
    expect(address()).toBe('/symptom-checker')
  })

  test('999 with COPD leads to no GP, and online advice comes last, after "Call 999 first"', async () => {
    await db.profile.put(aPatient({ respiratoryDiagnosis: 'COPD' }))
    await openResult('respiratory', { difficulty_breathing: 'severe' })
    await screen.findByRole('heading', { name: 'Emergency: Call 999 immediately' })
    const text = document.body.textContent
    for (const step of copdEmergency.steps) expect(screen.getByText(step)).toBeDefined()
    expect(text).not.toMatch(/Rest\.|Contact a GP|COPD team/)
    const first = screen.getByText('Do not use online advice in an emergency. Call 999.')
    const online = link('Go to NHS 111 Online (opens in a new tab)')
    expect(first.compareDocumentPosition(online) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const steps = screen.getByRole('heading', { name: 'While you wait' })
    expect(steps.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('the private GP button books nothing and shows that', async () => {
    const { user } = await openResult('general', { fatigue: 'moderate' })
    await screen.findByRole('heading', { name: 'Get medical advice' })
    await user.click(button('Book a private online GP'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Private online GP' }))
    expect(dialog.getByText(/^No appointment has been booked/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('the private GP button comes after the calls that get advice today', async () => {
    await db.profile.put(aPatient({ respiratoryDiagnosis: 'COPD' }))
    await openResult('respiratory', { peak_flow: '50_80' })
    await screen.findByRole('heading', { name: 'Urgent medical review needed today' })
    const [call] = screen.getAllByRole('link', { name: 'Call 111' })
    const position = call!.compareDocumentPosition(button('Book a private online GP'))
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('advice to stay at home shows when to get help, myths and facts, and what to read next', async () => {
    await openResult('general')
    await screen.findByRole('heading', { name: 'Look after yourself at home' })
    const help = screen.getByRole('heading', { name: /Get help if:$/ }).parentElement
    for (const item of getHelpIf.items) expect(help?.textContent).toContain(item)
    expect(link('Anxiety Support & Relaxation').getAttribute('href')).toBe('/library')
    expect(screen.getByText(/It is not a sign that your symptoms are in your head\.$/)).toBeDefined()
    expect(link('Start My Recovery Journey').getAttribute('href')).toBe('/tracking')
    const myths = screen.getByRole('heading', { name: 'Myths vs Facts' }).parentElement
    expect(myths?.textContent).toMatch(/Antibiotics do not cure all coughs and colds.*viral/)
    expect(link('Return Home').getAttribute('href')).toBe('/')
    expect(button('Check Again')).toBeDefined()
    expect(screen.queryByText(doNotDrive)).toBeNull()
  })

  test('the green result of the respiratory check shows its five recommendations', async () => {
    await openResult('respiratory')
    await screen.findByRole('heading', { name: 'No warning signs today' })
    expect(results.respiratory.stay_home.recommendations).toHaveLength(5)
    for (const what of results.respiratory.stay_home.recommendations)
      expect(screen.getByText(what)).toBeDefined()
  })
})

describe('for the patient', () => {
  test('with asthma, the green result names it without calling it steady, and higher risk is explained', async () => {
    await db.profile.put(aPatient({ isVulnerable: true }))
    await openResult('respiratory')
    await screen.findByRole('heading', { name: 'No warning signs today' })
    expect(screen.getByText(/This check does not assess your asthma itself/)).toBeDefined()
    expect(document.body.textContent).not.toMatch(/steady|stable/i)
    expect(screen.getByText(/^Your profile puts you in a higher-risk group/)).toBeDefined()
  })

  test('a child who reaches a result reads first that it was written for adults', async () => {
    await db.profile.put(aPatient({ age: 12 }))
    await saveAnswersDraft('general', wellAnswersWith('general'))
    await openChecker('/symptom-checker?step=10')
    await screen.findByRole('heading', { name: 'Look after yourself at home' })
    expect(screen.getByText(/^This check is written for adults/)).toBeDefined()
  })

  test.each([
    ['scotland', 'Call NHS 24', /^Go to NHS inform/],
    ['wales', 'Call NHS 111 Wales', /^Go to NHS 111 Wales/],
    ['northern-ireland', 'Call your GP surgery', /^Find the GP out-of-hours number/],
    ['england', 'Call 111 or go to NHS 111 online', /^Go to NHS 111 Online/],
  ] as const)('advice in %s is %s', async (nation, service, online) => {
    await db.profile.put(aPatient({ nation }))
    await openResult('general', { fever: 'moderate' })
    expect(await screen.findByText(new RegExp(`^${service}`))).toBeDefined()
    expect(link(online)).toBeDefined()
    const isNorthernIreland = nation === 'northern-ireland'
    expect(screen.queryByRole('link', { name: 'Call 111' }) === null).toBe(isNorthernIreland)
    expect(screen.queryByText(/^In Northern Ireland, .+, not 111\.$/) === null).toBe(!isNorthernIreland)
  })

  test('with an unknown nation, the service for Northern Ireland is shown too', async () => {
    await openResult('general', { fever: 'moderate' })
    expect(await screen.findByText(/^In Northern Ireland, .+, not 111\.$/)).toBeDefined()
    expect(link('Call 111')).toBeDefined()
  })
})

describe('what was logged earlier', () => {
  test('is one line below a result that is at least as serious, and opens to its card', async () => {
    await saveSymptoms(newId(), aReport({ breathlessness: 7 }), captureNow())
    await openResult('respiratory', { peak_flow: '50_80' })
    const result = await screen.findByRole('heading', { name: 'Urgent medical review needed today' })
    const line = await screen.findByText('Earlier today: 1 more sign')
    expect(result.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(line.closest('details')?.open).toBe(false)
    expect(line.closest('details')?.textContent).toMatch(/you logged breathlessness 7 out of 10/)
  })
})

describe('a sign to watch that was logged earlier today', () => {
  test('is named with its advice below a result without warning signs', async () => {
    await saveSymptoms(newId(), aReport({ temperature: 'low-fever' }), captureNow())
    await openResult('general')
    const result = await screen.findByRole('heading', { name: 'Look after yourself at home' })
    const sign = await screen.findByText(/you logged a raised or high temperature/)
    expect(result.compareDocumentPosition(sign)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('heading', { name: /Keep an eye on this/ })).toBeDefined()
  })

  test('is not repeated when the result itself advises to get help', async () => {
    await saveSymptoms(newId(), aReport({ temperature: 'low-fever' }), captureNow())
    await openResult('general', { fever: 'moderate' })
    await screen.findByRole('heading', { name: 'Get medical advice' })
    expect(screen.queryByText(/Keep an eye on this/)).toBeNull()
  })
})

describe('the privacy of a result', () => {
  test('is kept by the address and the page title, which contain no health information', async () => {
    const title = document.title
    const { finish } = await openLastQuestion('respiratory', { blue_lips_fingers: 'blue_lips' })
    expect(address()).toBe('/symptom-checker?step=10')
    await finish()
    await screen.findByRole('heading', { name: 'Emergency: Call 999 immediately' })
    expect(address()).toBe('/symptom-checker?step=11')
    expect(document.title).toBe(title)
  })
})
