import { joinWords } from '@second-wind/core/content/join/join-words'
import { ShownCode } from '../codes/shown-code.tsx'
import { StepCard } from '../primitives/step-card.tsx'
import { KeepCodes } from './keep-codes.tsx'

const { recovery: words } = joinWords

type Props = {
  code: string
  /** Label of the button that continues. */
  go: string
  onKept: () => void
}

/** Shows a patient's recovery code once. */
export function RecoveryCode({ code, go, onKept }: Props) {
  return (
    <StepCard title={words.title}>
      <p>{words.why}</p>
      <ShownCode>{code}</ShownCode>
      <p>{words.where}</p>
      <KeepCodes
        codes={[code]}
        title={words.printTitle}
        notes={[words.why, words.where]}
        words={words}
        go={go}
        onKept={onKept}
      />
    </StepCard>
  )
}
