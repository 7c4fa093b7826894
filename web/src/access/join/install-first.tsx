import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { InstallByHand } from '../../widgets/ios-install-steps.tsx'
import formStyles from '../../ui/form/form.module.css'
import { Step } from '../../ui/primitives/step-card.tsx'

const { install: words } = joinWords

/** iPhones and iPads keep what the app stores apart from what Safari stores. */
export function InstallFirst({ onGoOn }: { onGoOn: () => void }) {
  return (
    <Step title={words.title} isFirst>
      <p>{words.why}</p>
      <InstallByHand />
      <p>{words.after}</p>
      <div className={formStyles.buttons}>
        <Button variant="outline" onClick={onGoOn}>
          {words.goOn}
        </Button>
      </div>
    </Step>
  )
}
