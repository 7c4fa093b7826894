import { clinicianId } from '@second-wind/core/platform/ids'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ServerStateProvider } from '../../../../../web/src/access/clinician-sign-in/session/server-state.tsx'
import { SignedInClinicianContext } from '../../../../../web/src/access/clinician-sign-in/session/signed-in-clinician.ts'
import { ResolveForm } from '../../../../../web/src/clinician/alerts/resolve/resolve-form.tsx'
import { renderScreen } from '../../../../support/render.tsx'
import { anAlert } from '../an-alert.ts'

const details = () => screen.getByRole<HTMLTextAreaElement>('textbox')

function openForm(clinician: number) {
  return renderScreen(
    <SignedInClinicianContext value={{ clinicianId: clinicianId.parse(clinician) }}>
      <ServerStateProvider>
        <ResolveForm
          now={Date.now()}
          alert={anAlert()}
          others={[]}
          isAll={false}
          onResolved={() => {}}
          onClose={() => {}}
        />
      </ServerStateProvider>
    </SignedInClinicianContext>,
    '/clinician-dashboard',
  )
}

describe('a reason being typed when the session ends', () => {
  test('is restored for the same clinician only', async () => {
    const person = userEvent.setup()
    const before = openForm(7)
    await person.type(details(), 'Spoke to her daughter')
    before.unmount()
    expect(document.body.textContent).not.toContain('daughter')

    const others = openForm(8)
    expect(details().value).toBe('')
    others.unmount()

    const again = openForm(7)
    expect(details().value).toBe('Spoke to her daughter')
    await person.click(screen.getByRole('button', { name: 'Keep it open' }))
    again.unmount()
    openForm(7)
    expect(details().value).toBe('')
  })
})
