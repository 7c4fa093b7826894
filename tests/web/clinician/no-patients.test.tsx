import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ServerStateProvider } from '../../../web/src/access/clinician-sign-in/session/server-state.tsx'
import { NoPatients } from '../../../web/src/clinician/no-patients.tsx'
import { renderScreen } from '../../support/render.tsx'
import { withFreshDatabase } from '../data/local/fresh-database.ts'
import { clinicServer } from './invitations/open-invitations.tsx'
import '../../support/real-mode.ts'

withFreshDatabase()

describe('the dashboard of a clinician without patients', () => {
  test('has a button that invites the first one', async () => {
    clinicServer([])
    renderScreen(
      <ServerStateProvider>
        <NoPatients />
      </ServerStateProvider>,
    )
    expect(screen.getByText('No patients assigned')).toBeTruthy()
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Invite your first patient' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a patient' }))
    expect(dialog.getByRole('button', { name: 'Create an invitation' })).toBeTruthy()
    expect(dialog.queryByText('Waiting for your decision')).toBeNull()
  })
})
