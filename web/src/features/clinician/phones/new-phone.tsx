import type { Patient } from '@second-wind/core/model/patient'
import { useClinician } from '../frame/use-clinician.ts'
import { InviteBody } from '../invites/invite-body.tsx'
import { nameOfPatient } from '../invites/name-of.ts'
import { useInvites } from '../invites/use-invites.ts'
import { useSignedIn } from '../signed-in.ts'

type Props = { profile: Pick<Patient, 'id' | 'name'>; onClose: () => void }

/** Invitations for a new phone of this one patient, and who has opened them. */
export function NewPhone({ profile, onClose }: Props) {
  const list = useInvites(true)
  const { clinicianId } = useSignedIn()
  const clinician = useClinician(clinicianId, list.invites)
  const nameOf = nameOfPatient([profile])
  return (
    <InviteBody {...list} clinician={clinician} nameOf={nameOf} patientId={profile.id} onClose={onClose} />
  )
}
