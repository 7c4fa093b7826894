import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ContactActionsProvider } from '../../../web/src/clinician/contact/contact-actions-provider.tsx'
import { ContactButtons } from '../../../web/src/clinician/contact/contact-buttons.tsx'
import { renderScreen } from '../../support/render.tsx'
import { aRosterRow } from './a-roster-row.ts'

// A build for real patients.
vi.hoisted(() => Object.assign(globalThis, { __AUTH_MODE__: 'real' }))

test('with real patients nothing that only the demo pretends to send is offered, or called a demo', async () => {
  const user = userEvent.setup()
  const patient = aRosterRow({ phone: '07700 900123', risk: { level: 'high', isKnown: true, reasons: [] } })
  renderScreen(
    <ContactActionsProvider clinician={undefined} onAlertSent={() => {}}>
      <ContactButtons patient={patient} />
    </ContactActionsProvider>,
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Priority Alert',
    'Call Patient',
    'WhatsApp',
  ])
  await user.click(screen.getByRole('button', { name: 'Priority Alert' }))
  expect(await screen.findByText(/not the start of care/)).toBeTruthy()
  expect(screen.queryByText(/demo/i)).toBeNull()
})
