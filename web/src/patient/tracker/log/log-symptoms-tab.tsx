import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { InsightDialog } from '../insight/insight-dialog.tsx'
import type { LoggedSymptoms } from './assess-logged-symptoms.ts'
import { LogSymptomsForm } from './log-symptoms-form.tsx'

/** The tab "Log Symptoms": the form, and the insight above it. */
export function LogSymptomsTab({ onViewProgress }: { onViewProgress: () => void }) {
  const [logged, setLogged] = useState<LoggedSymptoms>()
  const [isOpen, setIsOpen] = useState(false)
  const submitButton = useRef<HTMLButtonElement>(null)

  // A separate component, so that the confirmation appears at once without re-rendering the long form.
  const confirm = useCallback((result: LoggedSymptoms) => {
    flushSync(() => {
      setLogged(result)
      setIsOpen(result.insight !== undefined)
    })
  }, [])

  const close = useCallback(() => {
    flushSync(() => {
      setIsOpen(false)
      setLogged(undefined)
    })
  }, [])
  const closeAndGoBack = useCallback(() => {
    close()
    submitButton.current?.focus()
  }, [close])

  return (
    <>
      <LogSymptomsForm onSaved={confirm} submitButton={submitButton} />
      <InsightDialog
        logged={logged}
        isOpen={isOpen}
        onClose={closeAndGoBack}
        onViewProgress={() => {
          close()
          onViewProgress()
        }}
      />
    </>
  )
}
