import { authMode } from '../data/local/index.ts'

/** Only in real mode: the demo has no invitations. */
const noPatientsWords =
  'Select “Invite a patient” at the top of the page. Patients appear here when you approve their phone.'

export function NoPatients() {
  return (
    <>
      <p>No patients assigned</p>
      {authMode === 'real' && <p>{noPatientsWords}</p>}
    </>
  )
}
