import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openApp } from '../../../support/render.tsx'
import type { ClinicServer } from './clinic-server.ts'

const user = () => userEvent.setup()

export const press = async (name: string): Promise<void> =>
  user().click(await screen.findByRole('button', { name }))

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

/** Opens the address of the QR code. */
export const openInvitationLink = (token: string): Promise<void> => openApp(`/join#i=${token}`)

/** From the first screen to the two words. @returns the words */
export async function agreeAndRequestJoin(): Promise<string> {
  await press('Yes, continue')
  await user().click(await screen.findByRole('checkbox'))
  await press('Share')
  await press('Ask to join')
  await heading('Tell your clinic these 2 words')
  return screen.getByText(/^[a-z]+ [a-z]+$/).textContent
}

/** The signal or the person comes back, so that the test does not wait for the next poll. */
export const fireOnline = (): void => void window.dispatchEvent(new Event('online'))

/** Invited, agreed and approved, up to the recovery code. */
export async function joinFirstClinic(clinic: ClinicServer): Promise<void> {
  await openInvitationLink((await clinic.invite()).token)
  await agreeAndRequestJoin()
  await clinic.approve()
  fireOnline()
  await heading('Save your recovery code')
}
