import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ServerStateProvider } from '../../../../web/src/access/clinician-sign-in/session/server-state.tsx'
import { ContactActionsProvider } from '../../../../web/src/clinician/contact/contact-actions-provider.tsx'
import { RecordContact } from '../../../../web/src/clinician/contact/record-contact.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { fakeApi } from '../../data/server/fake-api.ts'
import { aRosterRow } from '../a-roster-row.ts'

// A build for real patients.
vi.hoisted(() => Object.assign(globalThis, { __AUTH_MODE__: 'real' }))

describe('contact in real mode', () => {
  test('offers nothing that only the demo simulates, and mentions no demo', async () => {
    fakeApi()
    const user = userEvent.setup()
    const patient = aRosterRow({ phone: '07700 900123', risk: { level: 'high', isKnown: true, reasons: [] } })
    renderScreen(
      <ServerStateProvider>
        <ContactActionsProvider>
          <RecordContact patient={patient} />
        </ContactActionsProvider>
      </ServerStateProvider>,
    )
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Call Patient',
      'Note a call',
      'Write a message',
      'Less',
      'Priority Alert',
      'WhatsApp',
    ])
    await user.click(screen.getByRole('button', { name: 'Priority Alert' }))
    expect(await screen.findByText(/This message does not replace a call or a referral/)).toBeTruthy()
    expect(screen.queryByText(/demo/i)).toBeNull()
  })
})
