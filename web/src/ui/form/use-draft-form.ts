import { useForm, type FormErrors, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'

const keepAfterMs = 400
/** Upper limit while the person types without a pause. */
const keepEveryMs = 2_000

type DraftFormOptions<Values> = Pick<UseFormInput<Values>, 'initialErrors' | 'enhanceGetInputProps'> & {
  /** Distinguishes two forms on one page. */
  name?: string
  /** `uncontrolled`: the form does not re-render at a change; its fields subscribe to their values. */
  mode?: 'controlled' | 'uncontrolled'
  initialValues: Values
  validate: (values: Values) => FormErrors
  keep: (values: Values) => Promise<void>
  find: () => Promise<Values | undefined>
  drop: () => Promise<void>
}

export type DraftForm<Values> = {
  form: UseFormReturnType<Values>
  wasRestored: boolean
  /** Resets the form and deletes the draft. */
  startAgain: () => void
}

/** A form with a stored draft: values survive a phone call, a crash or a flat battery. */
export function useDraftForm<Values extends Record<string, unknown>>(
  options: DraftFormOptions<Values>,
): DraftForm<Values> {
  const { name, mode = 'controlled', initialValues, validate, keep, find, drop, ...others } = options
  const [wasRestored, setWasRestored] = useState(false)
  const keepSoon = useDebouncedCallback((values: Values) => void keep(values), {
    delay: keepAfterMs,
    maxWait: keepEveryMs,
    flushOnUnmount: true,
  })
  const form = useForm<Values>({
    ...(name === undefined ? {} : { name }),
    mode,
    initialValues,
    validate,
    ...others,
    onValuesChange: keepSoon,
  })

  useEffect(() => {
    const keepNow = () => keepSoon.flush()
    document.addEventListener('visibilitychange', keepNow)
    // The last event that Safari fires when the page is left for another one. Captured: afterwards, the database of a
    // page that is left takes nothing more.
    window.addEventListener('pagehide', keepNow, { capture: true })
    return () => {
      document.removeEventListener('visibilitychange', keepNow)
      window.removeEventListener('pagehide', keepNow, { capture: true })
    }
  }, [keepSoon])

  // A form with changes is not overwritten. The draft's own id may still be in use by the tab that created it, so this
  // form logs a separate entry.
  const restore = useEffectEvent((draft: Values | undefined) => {
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
