import { Group } from '@mantine/core'
import { ownNumberWords as words } from '@second-wind/core/content/self-care/own-number-words'
import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { ownNumberIds } from '@second-wind/core/records/own-numbers'
import { useEffect, useId, useRef, useState } from 'react'
import { useActionPlan } from '../../data/live/use-action-plan.ts'
import { useOwnNumbers } from '../../data/live/use-own-numbers.ts'
import { ContactLines } from '../../ui/links/contact-lines.tsx'
import { TextButton } from '../../ui/links/text-button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { OwnCalls } from '../../widgets/own-help.tsx'
import { findNumbersDraft } from './own-number-draft.ts'
import { NumbersForm } from './own-numbers-form.tsx'
import styles from './care-screen.module.css'

/** Calls to the person's own GP, nurse and pharmacy, and the form in which their numbers are kept. */
export function OwnNumbers() {
  const numbers = useOwnNumbers()
  const [isEditing, setIsEditing] = useState(false)
  const [result, setResult] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // Half-typed numbers are shown again: the form that keeps them is open.
  useEffect(() => {
    void findNumbersDraft().then((draft) => draft && setIsEditing(true))
  }, [])
  const close = (text: string) => {
    setIsEditing(false)
    setResult(text)
    // The pressed button disappears, so the focus moves to the heading.
    heading.current?.focus()
  }
  if (!numbers) return null
  const hasNumbers = ownNumberIds.some((id) => numbers[id] !== undefined)
  return (
    <section className={styles.section}>
      <Group gap="0 var(--space-3)" align="baseline" justify="space-between">
        <h2 ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {hasNumbers && !isEditing && (
          <TextButton onClick={() => setIsEditing(true)}>{words.change}</TextButton>
        )}
      </Group>
      <p role="status" hidden={result === ''}>
        {result}
      </p>
      {isEditing ? (
        <NumbersForm numbers={numbers} onSaved={close} onCancel={() => close('')} />
      ) : hasNumbers ? (
        <OwnCalls />
      ) : (
        <AddNumbers onAdd={() => setIsEditing(true)} />
      )}
      <PlanContacts />
    </section>
  )
}

/** Whom the person wrote into their plan: it is looked for where one calls (HZ-38). */
function PlanContacts() {
  const contacts = useActionPlan()?.plan?.contacts ?? ''
  if (contacts.trim() === '') return null
  return (
    <div>
      <h3>{planWords.contactsInCare}</h3>
      <ContactLines text={contacts} />
    </div>
  )
}

/** The button covers the whole row. */
function AddNumbers({ onAdd }: { onAdd: () => void }) {
  const noteId = useId()
  return (
    <div className={styles.add}>
      <div>
        <button type="button" aria-describedby={noteId} onClick={onAdd}>
          {words.add}
        </button>
        <p id={noteId}>{words.none}</p>
      </div>
      <Icon name="next" />
    </div>
  )
}
