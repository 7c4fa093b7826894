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
            <strong>{nameOf(patient)}: this patient cannot be shown.</strong>
          </p>
        ))}
        <p>{unreadableWords}</p>
      </Notice>
    </div>
  )
}

const unreadableWords =
  'What the server sent about them cannot be read, so nobody can see here how they are. They are in no list and no count below. Call them, and tell whoever runs this server.'

function nameOf({ id, name }: UnreadablePatient): string {
  const number = id === undefined ? 'A patient' : `Patient ${id}`
  return name === undefined ? number : `${name} (${number.toLowerCase()})`
}
