import { useForm, type UseFormReturnType } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { fieldErrors, type SymptomForm } from './symptom-form.ts'

const keepAfterMs = 400

type Kept = {
  /** Tells two forms of one page apart. */
  name?: string
  initialValues: SymptomForm
  keep: (values: SymptomForm) => Promise<void>
  find: () => Promise<SymptomForm | undefined>
  drop: () => Promise<void>
}

export type KeptForm = {
  form: UseFormReturnType<SymptomForm>
  wasRestored: boolean
  /** Back to the start, and nothing is kept. */
  startAgain: () => void
}

/** A form with a draft: what was filled in today is there again after a call, a crash or a flat battery. */
export function useKeptForm({ name, initialValues, keep, find, drop }: Kept): KeptForm {
  const [wasRestored, setWasRestored] = useState(false)
  const keepSoon = useDebouncedCallback((values: SymptomForm) => void keep(values), {
    delay: keepAfterMs,
    flushOnUnmount: true,
  })
  const form = useForm<SymptomForm>({
    ...(name === undefined ? {} : { name }),
    initialValues,
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
  const restore = useEffectEvent((draft: SymptomForm | undefined) => {
    if (!draft || form.isDirty()) return
    form.setValues(draft)
    setWasRestored(true)
  })
  const findOnce = useEffectEvent(find)
  useEffect(() => {
    findOnce().then(restore, () => undefined)
  }, [])

  const startAgain = () => {
    form.reset()
    keepSoon.cancel()
    void drop()
    setWasRestored(false)
  }
  return { form, wasRestored, startAgain }
}
