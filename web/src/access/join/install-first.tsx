import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { IosInstallSteps } from '../../widgets/ios-install-steps.tsx'
import formStyles from '../../ui/form/form.module.css'
import { StepCard } from '../../ui/primitives/step-card.tsx'

const { install: words } = joinWords

/** iPhones and iPads keep what the app stores apart from what Safari stores. */
export function InstallFirst({ onGoOn }: { onGoOn: () => void }) {
  return (
    <StepCard title={words.title} isFirst>
      <p>{words.why}</p>
      <IosInstallSteps />
      <p>{words.after}</p>
      <div className={formStyles.buttons}>
        <Button variant="outline" onClick={onGoOn}>
          {words.goOn}
        </Button>
      </div>
    </StepCard>
  )
}
