import { stepUpOptionsPath, stepUpPath } from '@second-wind/core/access/contract/clinician-auth'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, reply } from '../../data/server/fake-api.ts'
import { advanceTime, startClock, setUpUser } from '../dashboard-clock.ts'
import { aRecord } from './a-record.ts'
import { recordPath, showRecord } from './open-record.tsx'
import '../../../support/real-mode.ts'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the next record after very many', () => {
  test('requires a step-up, shows no patient before, and then opens after one request', async () => {
    const server = fakeApi()
    const refused = (code: string) => reply({ error: { code, message: 'No.' } }, { status: 403 })
    server.respondTo(recordPath, () => refused('step_up_required'))
    server.respondTo(stepUpOptionsPath, () => reply({ hasCode: true }))
    server.respondTo(stepUpPath, () => refused('forbidden'))
    await showRecord()
    const field = await screen.findByLabelText('Code from your authenticator app')
    expect(document.body.textContent).not.toContain('Margaret Ellis')

    await setUpUser().type(field, '000000')
    await setUpUser().click(screen.getByRole('button', { name: 'Confirm' }))
    expect((await screen.findByText(/could not confirm that it is you/)).textContent).toContain('Try again')
    expect(document.body.textContent).not.toContain('Margaret Ellis')

    const countBefore = server.countOf(recordPath)
    server.respondTo(stepUpPath, () => reply(undefined))
    server.respondTo(recordPath, () => reply(aRecord()))
    await setUpUser().click(screen.getByRole('button', { name: 'Confirm' }))
    await advanceTime(100)
    expect(screen.getByRole('heading', { level: 2, name: 'Margaret Ellis' })).toBeTruthy()
    expect(server.countOf(recordPath)).toBe(countBefore + 1)
  })
})
