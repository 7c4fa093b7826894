import type { PatientDevice } from '@second-wind/core/access/contract/patient-devices'
import type { PatientId } from '@second-wind/core/platform/ids'
import { useState } from 'react'
import { StepUpCancelled, useStepUp } from '../../access/clinician-sign-in/session/use-step-up.ts'
import { listPatientPhones, reportPhoneLost } from '../../data/server/clinician/patient-phones.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { patientPhoneWords as words } from './patient-phone-words.ts'

/** A patient's phones once they were asked for, read anew after one was reported lost. */
export function usePatientPhones(id: PatientId) {
  const [phones, setPhones] = useState<PatientDevice[]>()
  const [done, setDone] = useState<string>()
  const { withProof, question } = useStepUp()
  const { attempt, isUnderway, trouble } = useAsyncAction(errorMessage)

  const read = () => void attempt(async () => setPhones(await listPatientPhones(id)))
  const reportLost = (phone: PatientDevice) =>
    void attempt(async () => {
      setDone(undefined)
      try {
        await withProof(() => reportPhoneLost(id, phone.id))
        setDone(words.reported(phone.label))
      } finally {
        setPhones(await listPatientPhones(id))
      }
    })

  return { phones, trouble, isUnderway, done, question, read, reportLost }
}

function errorMessage(failure: unknown): string {
  if (failure instanceof StepUpCancelled) return words.notProved
  if (!(failure instanceof HttpError)) return words.noAnswer
  return failure.status === 404 ? words.gone : words.trouble
}
