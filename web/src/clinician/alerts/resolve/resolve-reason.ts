import { useForm } from '@mantine/form'
import { useSignedInClinician } from '../../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { otherReason, resolveWords } from './resolve-words.ts'

/** `chosen` is '' until a reason is chosen. */
type Reason = { chosen: string; details: string }

const drafts = new Map<string, Reason>()

/**
 * The reason for resolving an alert. What is typed stays in memory when the session ends meanwhile, for the same
 * clinician only; it is not stored and not shown.
 *
 * @param offered the reasons that can be chosen
 */
export function useReasonForm(alertId: string, offered: readonly string[]) {
  const { clinicianId } = useSignedInClinician()
  const key = `${clinicianId} ${alertId}`
  const form = useForm<Reason>({
    initialValues: drafts.get(key) ?? { chosen: '', details: '' },
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
export function formatResolveReason({ chosen, details }: Reason): string {
  const own = details.trim()
  if (chosen === otherReason) return own
  return own === '' ? chosen : `${chosen}. ${own}`
}
