import { useState } from 'react'
import { captureNow, newId } from '../../../data/local/index.ts'
import { useKeptForm, type KeptForm } from '../../../ui/form/use-draft-form.ts'
import { dropSymptomDraft, findSymptomDraft, keepSymptomDraft } from '../symptom-draft.ts'
import { emptyForm, fieldErrors, type SymptomForm } from '../symptom-form.ts'

/** `id` is that of the coming entry: minted with the form, so that two taps make one entry. */
export type SymptomFormState = KeptForm<SymptomForm> & { id: string }

export function useSymptomForm(): SymptomFormState {
  const [id, setId] = useState(() => newId())
  const { form, wasRestored, startAgain } = useKeptForm({
    initialValues: emptyForm,
    validate: fieldErrors,
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
