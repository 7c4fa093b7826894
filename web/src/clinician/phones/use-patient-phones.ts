import { patientPhoneWords as words } from './patient-phone-words.ts'
import type { PatientPhone } from '@second-wind/core/access/contract/patient-devices'
import type { PatientId } from '@second-wind/core/platform/ids'
import { useState } from 'react'
import { HttpError } from '../../data/server/http-error.ts'
import { listPatientPhones, reportPhoneLost } from '../../data/server/clinician/patient-phones.ts'
import { useTry } from '../../ui/hooks/use-async-action.ts'
import { NotProved, useProof } from '../../access/clinician-sign-in/session/use-step-up.ts'

/** A patient's phones once they were asked for, read anew after one was reported lost. */
export function usePatientPhones(id: PatientId) {
  const [phones, setPhones] = useState<PatientPhone[]>()
  const [done, setDone] = useState<string>()
  const { withProof, question } = useProof()
  const { attempt, isUnderway, trouble } = useTry(wordsFor)

  const read = () => void attempt(async () => setPhones(await listPatientPhones(id)))
  const reportLost = (phone: PatientPhone) =>
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

function wordsFor(failure: unknown): string {
  if (failure instanceof NotProved) return words.notProved
  if (!(failure instanceof HttpError)) return words.noAnswer
  return failure.status === 404 ? words.gone : words.trouble
}
