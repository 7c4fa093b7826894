import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { InsightDialog } from '../insight/insight-dialog.tsx'
import { LogSymptomsForm } from './log-symptoms-form.tsx'
import type { LoggedSymptoms } from './logged-symptoms.ts'

/** The tab "Log Symptoms": the form, and over it what the entry means. */
export function LogSymptomsTab({ onViewProgress }: { onViewProgress: () => void }) {
  const [logged, setLogged] = useState<LoggedSymptoms>()
  const [isOpen, setIsOpen] = useState(false)
  const submitButton = useRef<HTMLButtonElement>(null)

  // The confirmation comes at once and by itself: the long form behind it is not drawn again for it.
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
      <LogSymptomsForm onLogging={setLogged} onLogged={confirm} submitButton={submitButton} />
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
