import { describeFinding } from '@second-wind/core/content/findings/finding-words'
import { emergencyFindings } from '@second-wind/core/findings/entry-findings'
import { listMeasurements } from '@second-wind/core/records/measurements'
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
      text={`${describeDeletion(entry)} Your care team can still see what you sent before.`}
      yes={isSaving ? 'Deleting...' : 'Yes, delete'}
      no="Keep it"
      color="red"
      onYes={() => void change(() => deleteSymptoms(entry.id, captureNow()))}
      onNo={onKeep}
    >
      <WarningSigns entry={entry} />
      {notSaved && (
        <NotSavedNotice reason={notSaved} what="your entry" again="press Yes, delete again" isFarAway>
          <p>Your entry is still here.</p>
        </NotSavedNotice>
      )}
    </Confirm>
  )
}

/** What is deleted by mistake must not look as if it had been the mistake (HZ-02). */
function WarningSigns({ entry }: { entry: SymptomEntry }) {
  const signs = emergencyFindings(entry).map((finding) => describeFinding(finding, entry))
  if (signs.length === 0) return null
  return (
    <p>
      <strong>This entry has a 999 warning sign: {new Intl.ListFormat('en-GB').format(signs)}.</strong> If you
      feel like that, <a href="tel:999">call 999</a>. Delete it only if you logged it by mistake.
    </p>
  )
}

const words = {
  done: 'Entry deleted',
  doneMessage: 'It has gone from your history.',
  failed: 'We could not delete the entry. Try again.',
}

function describeDeletion(entry: SymptomEntry): string {
  const parts = [
    'the four scores',
    'temperature',
    'phlegm',
    ...listMeasurements(entry).map(({ measurement }) => measurement.inSentence),
    ...(entry.notes === undefined ? [] : ['your notes']),
  ]
  return `This deletes ${new Intl.ListFormat('en-GB').format(parts)} from your history.`
}
