import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/join/join-words'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { IosInstallSteps } from '../../widgets/pwa/ios-install-steps.tsx'
import formStyles from '../../ui/form/form.module.css'

const { install: words } = joinWords

/** iOS keeps the storage of the installed app apart from Safari's, so the app is installed before joining. */
export function InstallStep({ onGoOn }: { onGoOn: () => void }) {
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
