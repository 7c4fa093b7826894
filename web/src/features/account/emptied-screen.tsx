import { Button } from '@mantine/core'
import { signedOutWords } from '@second-wind/core/content/account/signed-out-words'
import { useNavigate } from 'react-router-dom'
import { releaseSession } from '../../local/inner-door.ts'
import { Step } from '../../ui/step.tsx'

const { emptied: words } = signedOutWords

/** Says what happened, and nothing about whose phone it was. */
export function EmptiedScreen() {
  const navigate = useNavigate()
  const start = async () => {
    await releaseSession()
    await navigate('/')
  }
  return (
    <Step title={words.title} isFirst>
      <p>{words.why}</p>
      <p>{words.unsent}</p>
      <p>{words.help}</p>
      <p>{words.found}</p>
      <div>
        <Button variant="outline" onClick={() => void start()}>
          {words.go}
        </Button>
      </div>
    </Step>
  )
}
