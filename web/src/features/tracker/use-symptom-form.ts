import { useForm, type UseFormReturnType } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { newId } from '../../local/index.ts'
import { captureNow } from './capture-now.ts'
import { dropSymptomDraft, findSymptomDraft, keepSymptomDraft, type SymptomDraft } from './symptom-draft.ts'
import { emptyForm, fieldErrors, type SymptomForm } from './symptom-form.ts'

const keepAfterMs = 400

export type SymptomFormState = {
  form: UseFormReturnType<SymptomForm>
  /** The id that the entry will have: minted with the form, so that two taps make one entry. */
  id: string
  wasRestored: boolean
  startAgain: () => void
}

/** The form with its draft: what was filled in today is there again after a call, a crash or a flat battery. */
export function useSymptomForm(): SymptomFormState {
  const [id, setId] = useState(() => newId())
  const [wasRestored, setWasRestored] = useState(false)
  const keepSoon = useDebouncedCallback(
    (values: SymptomForm) => void keepSymptomDraft(id, captureNow().localDate, values),
    { delay: keepAfterMs, flushOnUnmount: true },
  )
  const form = useForm<SymptomForm>({
    initialValues: emptyForm,
    validate: fieldErrors,
    onValuesChange: keepSoon,
  })

  useEffect(() => {
    const keepNow = () => keepSoon.flush()
    document.addEventListener('visibilitychange', keepNow)
    return () => document.removeEventListener('visibilitychange', keepNow)
  }, [keepSoon])

  // Whoever has begun to fill in the form keeps what is on screen. The draft's own id may still be in use by the
  // tab that it comes from: what is logged here is another entry.
  const restore = useEffectEvent((draft: SymptomDraft | undefined) => {
    if (!draft || form.isDirty()) return
    form.setValues(draft.form)
    setWasRestored(true)
  })
  useEffect(() => {
    findSymptomDraft(captureNow().localDate).then(restore, () => undefined)
  }, [])

  const startAgain = () => {
    form.reset()
    keepSoon.cancel()
    void dropSymptomDraft()
    setId(newId())
    setWasRestored(false)
  }
  return { form, id, wasRestored, startAgain }
}
