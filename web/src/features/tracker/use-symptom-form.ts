import { useState } from 'react'
import { captureNow, newId } from '../../local/index.ts'
import { dropSymptomDraft, findSymptomDraft, keepSymptomDraft } from './symptom-draft.ts'
import { emptyForm } from './symptom-form.ts'
import { useKeptForm, type KeptForm } from './use-kept-form.ts'

/** `id` is that of the coming entry: minted with the form, so that two taps make one entry. */
export type SymptomFormState = KeptForm & { id: string }

export function useSymptomForm(): SymptomFormState {
  const [id, setId] = useState(() => newId())
  const { form, wasRestored, startAgain } = useKeptForm({
    initialValues: emptyForm,
    keep: (values) => keepSymptomDraft(id, captureNow().localDate, values),
    find: () => findSymptomDraft(captureNow().localDate),
    drop: dropSymptomDraft,
  })
  const startNext = () => {
    startAgain()
    setId(newId())
  }
  return { form, id, wasRestored, startAgain: startNext }
}
