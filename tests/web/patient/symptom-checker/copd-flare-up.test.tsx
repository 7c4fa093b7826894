import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { db } from '../../../../web/src/data/local/database/db-connection.ts'
import { listTriage, newId } from '../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openResult } from './open-checker.tsx'

withFreshDatabase()

const coldWords = /colds|a cold\b|sore throats|get better on their own|2 weeks|3 weeks|10 days|steady|stable/i
const text = () => document.body.textContent ?? ''
const heading = (name: string) => screen.findByRole('heading', { name })
const hasCopd = () => db.profile.put(aPatient({ respiratoryDiagnosis: 'Severe COPD', conditions: [] }))
const log = (minutesAgo: number, changes: Partial<SymptomReport>) =>
  saveSymptoms(newId(), aReport(changes), captureMoment(Date.now() - minutesAgo * minuteMs, 0))

describe('a COPD flare-up on both tracks', () => {
  test('gives advice today, first on the screen, with breathing, cough and mucus worse, 37.8 to 38.2 °C and reliever 3 to 4 times', async () => {
    await hasCopd()
    await openResult('respiratory', {
      difficulty_breathing: 'mild',
      wheeze_cough: 'increased',
      cough_mucus: 'more',
      fever: 'low',
      rescue_inhaler: '3_4',
    })
    await heading('Urgent medical review needed today')
    const first = screen.getByText(/^This can be a COPD flare-up\./)
    const result = screen.getByRole('heading', { name: 'Urgent medical review needed today' })
    expect(first.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(text()).not.toMatch(coldWords)
  })

  test('gives advice today, first on the screen, with the same signs on the general track', async () => {
    await hasCopd()
    await openResult('general', { difficulty_breathing: 'mild', cough_mucus: 'coloured', fever: 'low' })
    await heading('Get medical advice')
    expect(screen.getByText(/^This can be a COPD flare-up\./)).toBeDefined()
    expect(text()).not.toMatch(coldWords)
  })

  test.each([
    ['respiratory', { difficulty_breathing: 'mild' }, 'Urgent medical review needed today'],
    ['respiratory', { wheeze_cough: 'increased' }, 'Urgent medical review needed today'],
    ['respiratory', { cough_mucus: 'more' }, 'Urgent medical review needed today'],
    ['respiratory', { cough_mucus: 'changed' }, 'Urgent medical review needed today'],
    ['general', { difficulty_breathing: 'mild' }, 'Get medical advice'],
    ['general', { cough_mucus: 'coloured' }, 'Get medical advice'],
  ] as const)(
    'gives medical advice with one sign above usual on the %s track, %j',
    async (track, changes, title) => {
      await hasCopd()
      await openResult(track, changes)
      await heading(title)
      expect(text()).not.toMatch(coldWords)
    },
  )
})

describe('a check without any sign today, with a lung condition', () => {
  test.each([
    ['respiratory', 'COPD'],
    ['general', 'COPD'],
    ['respiratory', 'Asthma'],
    ['general', 'Pulmonary Fibrosis'],
  ] as const)(
    'is not called steady on the %s track with %s, and shows no words about colds',
    async (track, name) => {
      await db.profile.put(aPatient({ respiratoryDiagnosis: name, conditions: [] }))
      await openResult(track)
      await screen.findByRole('heading', { name: /^Urgent advice: ?Get advice the same day if:/ })
      expect(screen.getByText('you are more breathless than usual')).toBeDefined()
      expect(text()).not.toMatch(coldWords)
    },
  )
})

describe('a check after a red entry', () => {
  const question = () => screen.findByText('Do you still feel like this?')

  test('has one message: the 999 card about the entry, with the answers below as a detail', async () => {
    await log(2, { breathlessness: 9 })
    await openResult('general')
    await question()
    expect(screen.getByText(/you logged breathlessness 9 out of 10\./)).toBeDefined()
    expect(
      screen.getByText(/^These answers have no new warning sign\. The earlier one still counts\./),
    ).toBeDefined()
    expect(text()).not.toMatch(/Get medical advice|Call (NHS )?111|Rest and drink/)
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'First, the warning sign you had earlier' }),
    )
    expect((await listTriage())[0]).toMatchObject({ result: 'monitor', reasons: ['A11'] })
  })

  test('shows what the answers alone say with the calls for advice today below the question, also after a milder entry in between', async () => {
    await hasCopd()
    await log(4, { sputumColor: 'red' })
    await log(2, { breathlessness: 1 })
    await openResult('respiratory', { difficulty_breathing: 'mild', fever: 'low' })
    const card = await question()
    expect(screen.getByText(/you logged red or blood-stained phlegm\./)).toBeDefined()
    const alone = screen.getByText('Urgent medical review needed today')
    expect(card.compareDocumentPosition(alone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText(/^This can be a COPD flare-up\./)).toBeNull()
    const advice = screen.getByText(/^Contact a GP surgery or call 111 today about these answers/)
    expect(alone.compareDocumentPosition(advice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('link', { name: 'Call 111' })).toBeDefined()
  })

  test('is at least medical advice, without the words of a calm result, after green phlegm in the log', async () => {
    await hasCopd()
    await log(2, { sputumColor: 'green' })
    await openResult('respiratory')
    await heading('Urgent medical review needed today')
    expect(screen.getByText('You had a warning sign in the last 2 days')).toBeDefined()
    expect(text()).not.toMatch(/No warning signs today|Carry on/)
    expect((await listTriage())[0]).toMatchObject({ result: 'monitor', reasons: ['A11'] })
  })

  test('gives the advice of the check after the reply "No, I am better"', async () => {
    await log(2, { breathlessness: 9 })
    await openResult('general')
    fireEvent.click(await screen.findByRole('button', { name: 'No, I am better' }))
    await heading('Get medical advice')
    expect(screen.getByText('You replied: I am better.', { exact: false })).toBeDefined()
    expect(screen.getByText('You had a warning sign in the last 2 days')).toBeDefined()
  })

  test('shows the call of an emergency result first, without the question', async () => {
    await log(2, { breathlessness: 9 })
    await openResult('general', { fever: 'high' })
    await heading('Get emergency help now')
    expect(screen.queryByText('Do you still feel like this?')).toBeNull()
  })
})
