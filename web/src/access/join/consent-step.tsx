import { Button, Checkbox } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/join/join-words'
import { privacyNotice } from '@second-wind/core/content/statements/privacy-notice'
import { useDeployer } from '../../data/live/use-deployer.ts'
import { ConsentSections } from '../../ui/content/consent-sections.tsx'
import { Disclosure } from '../../ui/feedback/disclosure.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useRequiredTick } from '../../ui/form/use-required-tick.tsx'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { StatementSections } from '../../ui/statement/statement-sections.tsx'
import type { Invitation } from './invitation.ts'
import { LeaveJoinButton } from './leave-join-button.tsx'
import formStyles from '../../ui/form/form.module.css'

type Props = { invitation: Invitation; isChanged: boolean; onAgreed: () => void }

const { consent: words } = joinWords

/** The full text, and a box that starts unticked. */
export function ConsentStep({ invitation: { text }, isChanged, onAgreed }: Props) {
  const deployer = useDeployer()
  const tick = useRequiredTick(words.first)
  return (
    <StepCard title={text.title}>
      {isChanged && (
        <Notice tone="warning">
          <p>{words.changed}</p>
        </Notice>
      )}
      <ConsentSections text={text} />
      <Disclosure summary={words.notice}>
        <StatementSections statement={privacyNotice} deployer={deployer} Heading="h3" />
      </Disclosure>
      <Checkbox {...tick.checkbox} label={text.agreement} />
      <div className={formStyles.buttons}>
        <Button color="green" onClick={() => tick.submit(onAgreed)()}>
          {words.share}
        </Button>
        <LeaveJoinButton />
      </div>
    </StepCard>
  )
}
