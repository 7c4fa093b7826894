import { authMode } from '../data/local/index.ts'
import { noPatientsWords } from './no-patients-words.ts'

export function NoPatients() {
  return (
    <>
      <p>No patients assigned</p>
      {authMode === 'real' && <p>{noPatientsWords}</p>}
    </>
  )
}
