import type { Patient } from '@second-wind/core/records/patient'
import { useState } from 'react'
import { SuccessNotice } from '../../access/clinician-sign-in/enrol/success-notice.tsx'
import { ErrorText } from '../../access/clinician-sign-in/error-text.tsx'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { StepUpDialog } from '../../access/clinician-sign-in/session/step-up-dialog.tsx'
import { Dialog, DialogTitle } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { useClinician } from '../dashboard/use-clinician.ts'
import { InvitationDialogBody } from '../invitations/invitation-dialog-body.tsx'
import { invitationWords } from '../invitations/invitation-words.ts'
import { createPatientLabeler } from '../invitations/patient-labeler.ts'
import { useInvitations } from '../invitations/use-invitations.ts'
import { PatientPhoneItem } from './patient-phone-item.tsx'
import { patientPhoneWords as words } from './patient-phone-words.ts'
import { usePatientPhones } from './use-patient-phones.ts'
import record from '../record/record-pane.module.css'

type Props = {
  profile: Pick<Patient, 'id' | 'name'>
  /** Epoch milliseconds by the server's clock. */
  now: number
}

/** Read only when somebody wants to know: that somebody did is in the patient's list of looks. */
export function PatientPhonesSection({ profile, now }: Props) {
  const { phones, trouble, isUnderway, done, question, read, reportLost } = usePatientPhones(profile.id)
  const [isInviting, setIsInviting] = useState(false)
  // A phone may have been linked meanwhile.
  const stopInviting = () => {
    setIsInviting(false)
    read()
  }
  return (
    <>
      <p className={record.quiet}>{words.about}</p>
      {done && <SuccessNotice key={done}>{done}</SuccessNotice>}
      <ErrorText>{trouble}</ErrorText>
      {phones?.length === 0 && <p>{words.none}</p>}
      {phones && phones.length > 0 && (
        <ul className={record.items}>
          {phones.map((phone) => (
            <li key={phone.id}>
              <PatientPhoneItem
                phone={phone}
                name={profile.name}
                now={now}
                onLost={() => reportLost(phone)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={record.more}>
        <Button look="plain" onClick={read}>
          {isUnderway ? words.reading : phones ? words.again : words.show}
        </Button>
        {phones && (
          <Button look="plain" onClick={() => setIsInviting(true)}>
            {words.newPhone}
          </Button>
        )}
      </div>
      <StepUpDialog {...question} />
      <Dialog isOpen={isInviting} onClose={stopInviting} closeOnClickOutside={false} closeOnEscape={false}>
        <DialogTitle>{invitationWords.newPhone.title(profile.name)}</DialogTitle>
        {isInviting && <NewPhoneInvitations profile={profile} onClose={stopInviting} />}
      </Dialog>
    </>
  )
}

type NewPhoneInvitationsProps = { profile: Pick<Patient, 'id' | 'name'>; onClose: () => void }

/** Invitations for a new phone of this one patient, and who has opened them. */
function NewPhoneInvitations({ profile, onClose }: NewPhoneInvitationsProps) {
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
