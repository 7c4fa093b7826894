import { useForm } from '@mantine/form'
import { useSignedInClinician } from '../../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { newId } from '../../../data/local/index.ts'
import type { Resolution } from '../../../data/server/clinician/alert-actions.ts'
import { otherReason, resolveWords, spokeReason } from './resolve-words.ts'

/** `chosen` is '' until a reason is chosen. */
type Reason = {
  chosen: string
  details: string
  notesCall: boolean
  /** One id for all attempts and all alerts that are resolved together: a call is noted once. */
  callId: string
}

const drafts = new Map<string, Reason>()

type ReasonOptions = {
  /** The reasons that can be chosen. */
  offered: readonly string[]
  /** Whether a call is noted unless the clinician says otherwise. */
  notesCall: boolean
}

/**
 * The reason for resolving an alert. What is typed stays in memory when the session ends meanwhile, for the same
 * clinician only; it is not stored and not shown.
 */
export function useReasonForm(alertId: string, { offered, notesCall }: ReasonOptions) {
  const { clinicianId } = useSignedInClinician()
  const key = `${clinicianId} ${alertId}`
  const form = useForm<Reason>({
    initialValues: drafts.get(key) ?? { chosen: '', details: '', notesCall, callId: newId() },
    validate: {
      chosen: (chosen) => (offered.includes(chosen) ? null : resolveWords.chooseOne),
      details: (details, { chosen }) =>
        chosen === otherReason && details.trim() === '' ? resolveWords.detailsNeeded : null,
    },
    clearInputErrorOnChange: false,
    onValuesChange: (values) => void drafts.set(key, values),
  })
  return { form, forgetDraft: () => void drafts.delete(key) }
}

/** "Known and expected for this patient. Uses oxygen at home"; the details alone for "Another reason". */
export function toResolution({ chosen, details, notesCall, callId }: Reason): Resolution {
  const own = details.trim()
  const ready = own === '' ? chosen : `${chosen}. ${own}`
  return {
    reason: chosen === otherReason ? own : ready,
    ...(chosen === spokeReason && notesCall && { callNoteId: callId }),
  }
}
