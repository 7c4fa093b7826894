import type { Patient } from '@second-wind/core/records/patient'
import { useClinician } from '../dashboard/use-clinician.ts'
import { InvitationDialogBody } from '../invitations/invitation-dialog-body.tsx'
import { createPatientLabeler } from '../invitations/patient-labeler.ts'
import { useInvitations } from '../invitations/use-invitations.ts'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'

type Props = { profile: Pick<Patient, 'id' | 'name'>; onClose: () => void }

/** Invitations for a new phone of this one patient, and who has opened them. */
export function NewPhoneInvitations({ profile, onClose }: Props) {
  const list = useInvitations(true)
  const { clinicianId } = useSignedInClinician()
  const clinician = useClinician(clinicianId, list.invites)
  const nameOf = createPatientLabeler([profile])
  return (
    <InvitationDialogBody
      {...list}
      clinician={clinician}
      nameOf={nameOf}
      patientId={profile.id}
      onClose={onClose}
    />
  )
}
