import { firstPatientWords } from '@second-wind/core/content/clinician/first-patient'
import { authMode } from '../../local/index.ts'

export function NoPatients() {
  return (
    <>
      <p>No patients assigned</p>
      {authMode === 'real' && <p>{firstPatientWords}</p>}
    </>
  )
}
