import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NoPatients } from '../../../web/src/clinician/no-patients.tsx'

vi.mock('../../../web/src/data/local/account/auth-mode.ts', () => ({ authMode: 'real' }))

test('the dashboard shows a clinician without patients how to invite one', () => {
  render(<NoPatients />)
  expect(screen.getByText('No patients assigned')).toBeTruthy()
  expect(screen.getByText(/^Select “Invite a patient” at the top of the page\./)).toBeTruthy()
})
