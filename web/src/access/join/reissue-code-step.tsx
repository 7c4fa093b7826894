import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import formStyles from '../../ui/form/form.module.css'
import { StepCard } from '../../ui/primitives/step-card.tsx'

const { another: words } = joinWords

type Props = { onAsk: () => void; onKept: () => void }

/** The phone is linked and a code was shown. A new one would end it, so nobody gets one unasked. */
export function ReissueCodeStep({ onAsk, onKept }: Props) {
  return (
    <StepCard title={words.title}>
      <p>{words.why}</p>
      <p>{words.ends}</p>
      <div className={formStyles.buttons}>
        <Button color="green" onClick={onKept}>
          {words.kept}
        </Button>
        <Button variant="outline" onClick={onAsk}>
          {words.show}
        </Button>
      </div>
    </StepCard>
  )
}
