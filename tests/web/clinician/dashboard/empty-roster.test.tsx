import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NoPatients } from '../../../../web/src/clinician/no-patients.tsx'

vi.mock('../../../../web/src/data/local/account/auth-mode.ts', () => ({ authMode: 'real' }))

test('a clinician who has just begun is told how a patient comes in', () => {
  render(<NoPatients />)
  expect(screen.getByText('No patients assigned')).toBeTruthy()
  expect(screen.getByText(/^Press “Invite a patient”, at the top\./)).toBeTruthy()
})
