import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/join/join-words'
import * as paths from '../../paths.ts'
import { ConsentSections } from '../../ui/content/consent-sections.tsx'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import type { Invitation } from './invitation.ts'
import { LeaveJoinButton } from './leave-join-button.tsx'
import formStyles from '../../ui/form/form.module.css'

const { newDevice: words } = joinWords

type Props = { onGoOn: () => void }

/** The phone has unsent entries. They must belong to the same person, because they go to that person's record. */
export function ConfirmOwnEntriesStep({ onGoOn }: Props) {
  return (
    <StepCard title={words.yours.title}>
      <p>{words.yours.why}</p>
      <p>{words.yours.profile}</p>
      <p>{words.yours.no}</p>
      <div className={formStyles.buttons}>
        <Button color="green" onClick={onGoOn}>
          {words.yours.yes}
        </Button>
        <LeaveJoinButton />
      </div>
    </StepCard>
  )
}

/** Shows the text that the person agreed to before; it needs no second consent. */
export function ExistingConsentStep({ invitation: { text }, onGoOn }: Props & { invitation: Invitation }) {
  return (
    <StepCard title={words.shared.title}>
      <p>{words.shared.why}</p>
      <ConsentSections text={text} />
      <div className={formStyles.buttons}>
        <Button color="green" onClick={onGoOn}>
          {words.shared.go}
        </Button>
        <LeaveJoinButton />
      </div>
    </StepCard>
  )
}

/** The invitation is for a phone without an account, and this phone has one. */
export function DeviceAlreadyLinkedStep() {
  return (
    <StepCard title={words.linked.title}>
      <p>{words.linked.why}</p>
      <p>{words.linked.again}</p>
      <div>
        <ButtonLink to={paths.home} look="plain">
          {joinWords.done.go}
        </ButtonLink>
      </div>
    </StepCard>
  )
}
