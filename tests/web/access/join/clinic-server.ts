import {
  approveJoinPath,
  type CreatedInvitation,
  createdInvitation,
  declineJoinPath,
  type Handover,
  invitationsPath,
  invitationsReply,
} from '@second-wind/core/access/contract/invitations'
import { newDeviceInvitationPath } from '@second-wind/core/access/contract/patient-devices'
import { afterEach, beforeEach, vi } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { type VirtualClock, virtualClock } from '../../../support/virtual-clock.ts'

type Init = { method: string; headers: Record<string, string>; body?: RequestInit['body'] }

export type ClinicServer = {
  api: RealApi
  clock: VirtualClock
  /** The phone's requests, such as "POST /api/join", with their bodies. */
  requests: { call: string; body: string }[]
  cutSignal(): void
  findSignal(): void
  invite(handover?: Handover): Promise<CreatedInvitation>
  /** For a new phone of this patient, who shares with clinician 1. */
  inviteNewDevice(patient: number): Promise<CreatedInvitation>
  /** The join of the newest invitation. */
  approve(): Promise<void>
  decline(): Promise<void>
  /** Acts as clinician 2 until the test ends. */
  goToOtherDesk(): Promise<void>
}

/**
 * The product's own server in AUTH_MODE=real, which the page reaches as a phone does: with its cookies and without a
 * network between. Clinician 1 has no patient on this phone yet.
 */
export function withClinicServer(): () => ClinicServer {
  let clinic: ClinicServer
  beforeEach(async () => {
    clinic = await openClinicServer()
  })
  afterEach(async () => {
    await clinic.api.close()
    if (clinic.api.unexpectedErrors.length > 0)
      throw new Error('the server met an error of its own', { cause: clinic.api.unexpectedErrors[0] })
  })
  return () => clinic
}

async function openClinicServer(): Promise<ClinicServer> {
  const clock = virtualClock(new Date().toISOString())
  const api = await openRealApi({ clock })
  const signedInAs = async (clinician: 1 | 2) => api.as((await api.signInClinician(clinician)).cookie)
  let signedInClinician = await signedInAs(1)
  const requests: ClinicServer['requests'] = []
  let hasSignal = true
  let cookie: string | undefined

  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: Init) => {
    if (!hasSignal) throw new TypeError('Failed to fetch')
    requests.push({ call: `${method} ${path}`, body: typeof body === 'string' ? body : '' })
    const sent = { ...headers, ...(cookie !== undefined && { cookie }) }
    const response = await api.request(path, { method, headers: sent, body: body ?? null })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  })

  const decide = async (path: (id: string) => string) => {
    const invites = invitationsReply.parse(await (await signedInClinician.get(invitationsPath)).json())
    const id = invites.find(({ join }) => join)?.join?.id ?? ''
    const { status } = await signedInClinician.post(path(id), {})
    if (status !== 200) throw new Error(`the decision was answered ${status}`)
  }

  return {
    api,
    clock,
    requests,
    cutSignal: () => void (hasSignal = false),
    findSignal: () => void (hasSignal = true),
    invite: async (handover = 'in_person') =>
      createdInvitation.parse(
        await (
          await signedInClinician.post(invitationsPath, {
            handover,
            identity: { dateOfBirth: '1991-05-03' },
            noNumber: 'not-known-yet',
          })
        ).json(),
      ),
    inviteNewDevice: async (patient) =>
      createdInvitation.parse(
        await (
          await signedInClinician.post(newDeviceInvitationPath(patient), { handover: 'in_person' })
        ).json(),
      ),
    approve: () => decide(approveJoinPath),
    decline: () => decide(declineJoinPath),
    goToOtherDesk: async () => {
      signedInClinician = await signedInAs(2)
    },
  }
}
