import { measured } from '@second-wind/core/records/measurements'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { captureNow } from '../../../data/local/index.ts'
import { deleteSymptoms } from '../../../data/local/lazy.ts'
import { formatEntryTime } from '../../../ui/clinical/format-entry-time.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { useEntryChange } from './use-entry-change.ts'

type Props = { entry: SymptomEntry; onKeep: () => void; onDeleted: () => void }

export function DeleteEntry({ entry, onKeep, onDeleted }: Props) {
  const { isSaving, notSaved, change } = useEntryChange(words, onDeleted)
  return (
    <Confirm
      question={`Delete your entry of ${formatEntryTime(entry)}?`}
      text={`${whatGoes(entry)} Your care team can still see what you sent before.`}
      yes={isSaving ? 'Deleting...' : 'Yes, delete'}
      no="Keep it"
      color="red"
      onYes={() => void change(() => deleteSymptoms(entry.id, captureNow()))}
      onNo={onKeep}
    >
      {notSaved && (
        <NotSavedNotice reason={notSaved} what="your entry" again="press Yes, delete again" isFarAway>
          <p>Your entry is still here.</p>
        </NotSavedNotice>
      )}
    </Confirm>
  )
}

const words = {
  done: 'Entry deleted',
  doneMessage: 'It has gone from your history.',
  failed: 'We could not delete the entry. Try again.',
}

function whatGoes(entry: SymptomEntry): string {
  const parts = [
    'the four scores',
    'temperature',
    'phlegm',
    ...measured(entry).map(({ measurement }) => measurement.name),
    ...(entry.notes === undefined ? [] : ['your notes']),
  ]
  return `This deletes ${new Intl.ListFormat('en-GB').format(parts)} from your history.`
}
