import type { Patient } from '@second-wind/core/records/patient'
import { useClinician } from '../dashboard/use-clinician.ts'
import { InviteBody } from '../invitations/invitation-dialog-body.tsx'
import { nameOfPatient } from '../invitations/patient-labeler.ts'
import { useInvites } from '../invitations/use-invitations.ts'
import { useSignedIn } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'

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
