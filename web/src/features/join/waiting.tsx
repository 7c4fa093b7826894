import { Button } from '@mantine/core'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useNavigate } from 'react-router-dom'
import { forgetJoining, type Joining } from '../../local/inner-door.ts'
import { toastSuccess } from '../../ui/toast.ts'
import formStyles from '../../ui/form.module.css'
import { TwoWords } from '../../ui/two-words.tsx'
import { Step } from '../../ui/step.tsx'

const { waiting: words } = joinWords

export function Waiting({ joining, isSilent }: { joining: Joining; isSilent: boolean }) {
  const navigate = useNavigate()
  const stop = async () => {
    await navigate('/')
    await forgetJoining()
    toastSuccess(words.stop, words.stopped)
  }
  return (
    <Step title={words.title}>
      <TwoWords>{joining.join.words}</TwoWords>
      <p>{words.why}</p>
      <p role="status">{isSilent ? words.silent : words.who(clinicianName(joining.by.clinician))}</p>
      <p>{words.leave}</p>
      <div className={formStyles.buttons}>
        <Button variant="outline" onClick={() => void stop()}>
          {words.stop}
        </Button>
      </div>
    </Step>
  )
}
