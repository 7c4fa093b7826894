import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { DeleteEntry } from './delete-entry.tsx'
import { formatEntryTime } from '../../../ui/clinical/format-entry-time.ts'
import styles from './entry-actions.module.css'

type Props = { entry: SymptomEntry; onEdit: () => void; onDeleted: () => void }

export function EntryActions({ entry, onEdit, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const deleteButton = useRef<HTMLButtonElement>(null)
  const of = `entry of ${formatEntryTime(entry)}`

  if (isAsking) {
    const keep = () => {
      flushSync(() => setIsAsking(false))
      deleteButton.current?.focus()
    }
    return <DeleteEntry entry={entry} onKeep={keep} onDeleted={onDeleted} />
  }
  return (
    <div className={styles.actions}>
      <TextButton aria-label={`Edit ${of}`} onClick={onEdit}>
        Edit
      </TextButton>
      <TextButton ref={deleteButton} aria-label={`Delete ${of}`} onClick={() => setIsAsking(true)}>
        Delete
      </TextButton>
    </div>
  )
}
