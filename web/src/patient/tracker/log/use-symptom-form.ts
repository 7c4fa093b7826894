import { useState } from 'react'
import { captureNow, newId } from '../../../data/local/index.ts'
import { useDraftForm, type DraftForm } from '../../../ui/form/use-draft-form.ts'
import { deleteSymptomDraft, findSymptomDraft, saveSymptomDraft } from '../symptom-draft.ts'
import { emptyForm, symptomFieldErrors, type SymptomForm } from '../symptom-form.ts'

/** `id` of the entry that the form will save: created with the form, so that two taps save one entry. */
export type SymptomFormState = DraftForm<SymptomForm> & { id: string }

export function useSymptomForm(): SymptomFormState {
  const [id, setId] = useState(() => newId())
  const { form, wasRestored, startAgain } = useDraftForm({
    mode: 'uncontrolled',
    initialValues: emptyForm,
    validate: symptomFieldErrors,
    keep: (values) => saveSymptomDraft(id, captureNow().localDate, values),
    find: () => findSymptomDraft(captureNow().localDate),
    drop: deleteSymptomDraft,
  })
  const startNext = () => {
    startAgain()
    setId(newId())
  }
  return { form, id, wasRestored, startAgain: startNext }
}
