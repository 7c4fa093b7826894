import { inviteWords } from '@second-wind/core/content/joining/invite-words'
import { authMode } from '../../local/index.ts'

export function NoPatients() {
  return (
    <>
      <p>No patients assigned</p>
      {authMode === 'real' && <p>{inviteWords.first}</p>}
    </>
  )
}
