import { otherWaysToCall } from '@second-wind/core/content/help/helplines'
import { talkToSomeone } from '@second-wind/core/content/help/talk-to-someone'
import { useNation } from '../../data/live/use-nation.ts'
import { HelplineList } from '../../ui/clinical/helpline-list.tsx'
import { FoldedSection } from '../../ui/primitives/folded-section.tsx'

/** Ways to call for people who are deaf or cannot speak, and emotional support, each behind its question. */
export function OtherNumbers() {
  const nation = useNation()
  return (
    <>
      <FoldedSection
        heading="I cannot hear or speak"
        fact="British Sign Language, text and relay"
        name="other-ways-to-call"
      >
        <HelplineList helplines={otherWaysToCall} nation={nation} />
      </FoldedSection>
      <FoldedSection
        heading="I need someone to talk to"
        fact="By phone, day and night"
        name="talk-to-someone"
      >
        <HelplineList helplines={talkToSomeone} nation={nation} />
      </FoldedSection>
    </>
  )
}
