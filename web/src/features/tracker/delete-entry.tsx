import { Button } from '@mantine/core'
import { useId } from 'react'
import type { SymptomEntry } from '@second-wind/core/model/symptom-entry'
import { deleteSymptoms } from '../../local/inner-door.ts'
import { captureNow } from '../../local/index.ts'
import { entryMoment } from './entry-names.ts'
import { NotSavedNotice } from './not-saved-notice.tsx'
import { useEntryChange } from './use-entry-change.ts'
import { useFocusOnce } from './use-focus-once.ts'
import styles from './confirm-untouched.module.css'

type Props = { entry: SymptomEntry; onKeep: () => void; onDeleted: () => void }

/** Stands in the card, so that what would go is in sight, and so are 999 and 111. */
export function DeleteEntry({ entry, onKeep, onDeleted }: Props) {
  const question = useFocusOnce<HTMLParagraphElement>()
  const questionId = useId()
  const wordsId = useId()
  const { isSaving, notSaved, change } = useEntryChange(words, onDeleted)

  return (
    <div role="group" aria-labelledby={questionId} aria-describedby={wordsId} className={styles.panel}>
      <p ref={question} id={questionId} tabIndex={-1} className={styles.question}>
        Delete your entry of {entryMoment(entry)}?
      </p>
      <p id={wordsId}>{whatGoes(entry)} Your care team keeps the history of what was sent.</p>
      {notSaved && <NotSavedNotice reason={notSaved} button="Yes, delete" kept="Your entry is still here." />}
      <div className={styles.actions}>
        <Button color="red" onClick={() => void change(() => deleteSymptoms(entry.id, captureNow()))}>
          {isSaving ? 'Deleting...' : 'Yes, delete'}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </div>
  )
}

const words = {
  done: 'Entry deleted',
  doneMessage: 'It has gone from your history.',
  failed: 'Failed to delete the entry. Please try again.',
}

function whatGoes({ peakFlowLpm, relieverPuffs, notes }: SymptomEntry): string {
  const parts = [
    'the four scores',
    'temperature',
    'phlegm',
    ...(peakFlowLpm === undefined ? [] : ['peak flow']),
    ...(relieverPuffs === undefined ? [] : ['reliever puffs']),
    ...(notes === undefined ? [] : ['your notes']),
  ]
  return `This deletes ${new Intl.ListFormat('en-GB').format(parts)} from your history.`
}
