import { useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { TextButton } from '../ui/links/text-button.tsx'

export type FormEnd = { onSaved: () => void; onCancel: () => void }

type Props = {
  /** On the button that opens the form. */
  edit: string
  /** Announced after saving. */
  saved: string
  onSaved: () => void
  form: (end: FormEnd) => ReactNode
}

/** A form that opens in place of its button, so that the name of the patient stays visible. */
export function EditInPlace({ edit, saved, onSaved, form }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState('')
  const openerId = useId()
  const close = (text: string) => {
    flushSync(() => {
      setIsOpen(false)
      setOutcome(text)
    })
    document.getElementById(openerId)?.focus()
  }
  const finish = () => {
    close(saved)
    onSaved()
  }
  return (
    <>
      {isOpen ? (
        form({ onSaved: finish, onCancel: () => close('') })
      ) : (
        <p>
          <TextButton id={openerId} onClick={() => setIsOpen(true)}>
            {edit}
          </TextButton>
        </p>
      )}
      {outcome !== '' && <p role="status">{outcome}</p>}
    </>
  )
}
