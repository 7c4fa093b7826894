import type { UnreadablePatient } from '../../data/server/clinician/clinician-dashboard.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Above the lists: patients who are missing from them because what the server sent about them cannot be read. */
export function UnreadablePatients({ patients }: { patients: readonly UnreadablePatient[] }) {
  if (patients.length === 0) return null
  return (
    <div role="alert">
      <Notice tone="warning">
        {patients.map((patient, at) => (
          <p key={patient.id ?? `row ${at}`}>
            <strong>{nameOf(patient)}: we cannot show this patient.</strong>
          </p>
        ))}
        <p>{unreadableWords}</p>
      </Notice>
    </div>
  )
}

const unreadableWords =
  'There is a problem with the data for these patients. They are not in the lists or counts on this page. Call them to find out how they are, and tell your system administrator.'

function nameOf({ id, name }: UnreadablePatient): string {
  const number = id === undefined ? 'A patient' : `Patient ${id}`
  return name === undefined ? number : `${name} (${number.toLowerCase()})`
}
