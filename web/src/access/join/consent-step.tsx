import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { privacyNotice } from '@second-wind/core/content/statements/privacy-notice'
import { useRef, useState } from 'react'
import { useDeployer } from '../../data/live/use-deployer.ts'
import { ConsentSections } from '../../ui/content/consent-sections.tsx'
import { Disclosure } from '../../ui/feedback/disclosure.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { TickBox } from '../../ui/primitives/tick-box.tsx'
import { StatementSections } from '../../ui/statement/statement-sections.tsx'
import type { Invitation } from './invitation.ts'
import { LeaveJoinButton } from './leave-join-button.tsx'
import formStyles from '../../ui/form/form.module.css'

type Props = { invitation: Invitation; isChanged: boolean; onAgreed: () => void }

const { consent: words } = joinWords

/** The whole text, and a box that nobody has ticked in advance. */
export function ConsentStep({ invitation: { text }, isChanged, onAgreed }: Props) {
  const deployer = useDeployer()
  const [isTicked, setIsTicked] = useState(false)
  const [isHasty, setIsHasty] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const askForTick = () => {
    setIsHasty(true)
    box.current?.focus()
  }
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
      <TickBox
        ref={box}
        isTicked={isTicked}
        onTick={setIsTicked}
        error={isHasty && !isTicked ? words.first : undefined}
      >
        {text.agreement}
      </TickBox>
      <div className={formStyles.buttons}>
        <Button color="green" onClick={() => (isTicked ? onAgreed() : askForTick())}>
          {words.share}
        </Button>
        <LeaveJoinButton />
      </div>
    </StepCard>
  )
}
