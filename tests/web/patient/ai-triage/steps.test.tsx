import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { db } from '../../../../web/src/data/local/database/db-connection.ts'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import {
  saveCheckOn,
  advanceDate,
  saveEntryOn,
  withFridayEveningClock,
  openAiTriage,
  openResult,
} from './open-ai-triage.tsx'

withFreshDatabase()
withFridayEveningClock()
withSectionsOpen()

const analysing = () => screen.queryByRole('heading', { name: 'Analysing...' })

describe('an open warning sign', () => {
  test('is shown with its advice before the analysis is started', async () => {
    await saveEntryOn('2026-11-20', { breathlessness: 9 })
    await openAiTriage()
    const question = await screen.findByText('Do you still feel like this?')
    const start = screen.getByRole('button', { name: 'Start Analysis' })
    expect(question.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('running the analysis', () => {
  test('starts only after the disclaimer was shown', async () => {
    await openAiTriage()
    const disclaimer = screen.getByRole('heading', {
      name: 'No AI is used. We use set rules to check what you logged.',
    })
    const start = screen.getByRole('button', { name: 'Start Analysis' })
    expect(disclaimer.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText(/It does not replace the symptom check/)).toBeDefined()
    expect(screen.getByText('We do not save or send its result.')).toBeDefined()
  })

  test('shows in its three seconds, step by step, which records are really read', async () => {
    await saveEntryOn('2026-11-19')
    await saveEntryOn('2026-11-20')
    await saveEntryOn('2026-10-20')
    await saveCheckOn('2026-11-19', 'stay_home')
    const { start } = await openAiTriage({
      isVulnerable: false,
      conditions: [],
      respiratoryDiagnosis: 'none',
    })
    await start()
    expect(await screen.findByText('Your profile does not put you in a higher-risk group.')).toBeDefined()
    expect(document.activeElement).toBe(analysing())
    expect(screen.queryByText(/^Read 2 check-ins/)).toBeNull()
    advanceDate(1300)
    expect(await screen.findByText('2 check-ins in the last 14 days.')).toBeDefined()
    expect(screen.getByText('Your result on 19 Nov: "Look after yourself at home".')).toBeDefined()
    advanceDate(1600)
    expect(await screen.findByText('0 warning signs in what you logged.')).toBeDefined()
    expect(analysing()).not.toBeNull()
    advanceDate(100)
    await waitFor(() => expect(analysing()).toBeNull())
    expect(screen.getByRole('button', { name: 'Run New Analysis' })).toBeDefined()
  })

  test('says of a lung condition that the rules watch more closely, not that nothing in the profile counts', async () => {
    await saveEntryOn('2026-11-20')
    const { start } = await openAiTriage({ isVulnerable: false, conditions: ['Asthma'] })
    await start()
    expect(
      await screen.findByText(/^You have a lung condition, so we look more closely at your breathing/),
    ).toBeDefined()
    expect(screen.queryByText(/higher-risk group/)).toBeNull()
  })

  test('can be stopped or left while it runs', async () => {
    const { user, start, unmount } = await openAiTriage()
    await start()
    await user.click(await screen.findByRole('button', { name: 'Stop and go back' }))
    expect(document.activeElement?.textContent).toMatch(/^No AI is used/)
    await user.click(screen.getByRole('button', { name: 'Start Analysis' }))
    await screen.findByRole('heading', { name: 'Analysing...' })
    unmount()
    advanceDate(5000)
    expect(screen.queryByText('Run New Analysis')).toBeNull()
  })

  test('can be repeated with "Run New Analysis", and then includes entries logged since', async () => {
    const { user } = await openResult({ isVulnerable: false })
    expect(screen.getByText('No check-ins in the last 14 days.')).toBeDefined()
    await saveEntryOn('2026-11-20')
    await user.click(screen.getByRole('button', { name: 'Run New Analysis' }))
    await user.click(await screen.findByRole('button', { name: 'Start Analysis' }))
    await screen.findByRole('heading', { name: 'Analysing...' })
    advanceDate(3000)
    expect(await screen.findByText('1 check-in in the last 14 days.')).toBeDefined()
  })
})

describe('the result of the analysis', () => {
  test('is neither stored nor sent, and changes nothing', async () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    await openResult()
    expect(await db.triage.count()).toBe(0)
    expect(await db.outbox.count()).toBe(0)
    expect(fetch).not.toHaveBeenCalled()
  })

  test('is not shown when the records cannot be read', async () => {
    vi.spyOn(db.triage, 'orderBy').mockImplementation(() => {
      throw new Error('disk')
    })
    const { start } = await openAiTriage()
    await start()
    expect((await screen.findByRole('alert')).textContent).toMatch(/We could not open your records/)
    expect(analysing()).toBeNull()
    vi.restoreAllMocks()
  })
})
