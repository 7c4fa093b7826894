import { Button } from '@mantine/core'
import type { PatientDevice } from '@second-wind/core/access/contract/patient-devices'
import type { Patient } from '@second-wind/core/records/patient'
import { useState } from 'react'
import { useRefresh, useServerState } from '../../access/clinician-sign-in/session/server-state.tsx'
import { StepUpDialog } from '../../access/clinician-sign-in/session/step-up-dialog.tsx'
import { useStepUp } from '../../access/clinician-sign-in/session/use-step-up.ts'
import { listPatientDevices, reportDeviceLost } from '../../data/server/clinician/patient-devices.ts'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { Dialog, DialogTitle } from '../../ui/feedback/dialog.tsx'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { SuccessNotice } from '../../ui/feedback/success-notice.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { InvitationDialogBody } from '../invitations/invitation-dialog-body.tsx'
import { invitationWords } from '../invitations/invitation-words.ts'
import { createPatientLabeller } from '../invitations/patient-labeller.ts'
import { useInvitations } from '../invitations/use-invitations.ts'
import { useClinician } from '../use-clinician.ts'
import { PatientDeviceItem } from './patient-device-item.tsx'
import { patientDeviceWords as words } from './patient-device-words.ts'
import record from '../record/record-pane.module.css'

type Props = {
  profile: Pick<Patient, 'id' | 'name'>
  /** Epoch milliseconds by the server's clock. */
  now: number
}

/** Read only on demand, because the patient's list of views records it. */
export function PatientDevicesSection({ profile, now }: Props) {
  const { phones, error, isReading, done, question, read, reportLost } = usePatientDevices(profile.id)
  const [isInviting, setIsInviting] = useState(false)
  const refresh = useRefresh()
  const startInviting = () => {
    refresh('invitations')
    setIsInviting(true)
  }
  // Another phone may have been linked meanwhile.
  const stopInviting = () => {
    setIsInviting(false)
    read()
  }
  return (
    <>
      <p className={record.quiet}>{words.about}</p>
      {done && <SuccessNotice key={done}>{done}</SuccessNotice>}
      <ErrorText>{error}</ErrorText>
      {phones?.length === 0 && <p>{words.none}</p>}
      {phones && phones.length > 0 && (
        <ul className={record.items}>
          {phones.map((phone) => (
            <li key={phone.id}>
              <PatientDeviceItem
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
        <Button variant="outline" onClick={read}>
          {isReading ? words.reading : phones ? words.again : words.show}
        </Button>
        {phones && (
          <Button variant="outline" onClick={startInviting}>
            {words.newDevice}
          </Button>
        )}
      </div>
      <StepUpDialog {...question} />
      <Dialog isOpen={isInviting} onClose={stopInviting} closeOnClickOutside={false} closeOnEscape={false}>
        <DialogTitle>{invitationWords.newDevice.title(profile.name)}</DialogTitle>
        {isInviting && <NewDeviceInvitations profile={profile} onClose={stopInviting} />}
      </Dialog>
    </>
  )
}

/** The phones of a patient, read on demand and again after one was reported lost. */
function usePatientDevices(id: Patient['id']) {
  const phones = useServerState({
    key: ['phones', id],
    read: () => listPatientDevices(id),
    every: 'on-demand',
  })
  const [done, setDone] = useState<string>()
  const { withProof, question } = useStepUp()
  const { attempt, error } = useAsyncAction(errorMessage)

  const read = async () => {
    const { failure } = await phones.refresh()
    if (failure !== undefined) throw failure
  }
  const reportLost = (phone: PatientDevice) =>
    void attempt(async () => {
      setDone(undefined)
      try {
        await withProof(() => reportDeviceLost(id, phone.id))
        setDone(words.reported(phone.label))
      } finally {
        await read()
      }
    })
  return {
    phones: phones.last,
    error,
    isReading: phones.isPending,
    done,
    question,
    read: () => void attempt(read),
    reportLost,
  }
}

const errorMessage = (failure: unknown): string =>
  describeFailure(failure, {
    StepUpCancelled: words.notProved,
    404: words.gone,
    noResponse: words.noResponse,
    here: words.noResponse,
    otherwise: words.serverError,
  })

type NewDeviceInvitationsProps = { profile: Pick<Patient, 'id' | 'name'>; onClose: () => void }

/** Invitations for a new phone of one patient, and the joins that opened them. */
function NewDeviceInvitations({ profile, onClose }: NewDeviceInvitationsProps) {
  const list = useInvitations(true)
  const clinician = useClinician(list.invites)
  const nameOf = createPatientLabeller([profile])
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
