import { otherWaysToCall } from '@second-wind/core/content/help/helplines'
import { poisoningHelp } from '@second-wind/core/content/help/poisoning'
import { talkToSomeone } from '@second-wind/core/content/help/talk-to-someone'
import { useNation } from '../../data/live/use-nation.ts'
import { HelplineList } from '../../ui/clinical/helpline-list.tsx'

/** Poisoning, emotional support, and ways to call for people who are deaf or cannot speak. */
export function OtherNumbers() {
  const nation = useNation()
  return (
    <>
      <section>
        <h2>Other Ways to Call</h2>
        <p>For people who are deaf, hard of hearing or cannot speak.</p>
        <HelplineList helplines={otherWaysToCall} nation={nation} />
      </section>
      <section>
        <h2>Poisoning</h2>
        <HelplineList helplines={[poisoningHelp]} nation={nation} />
      </section>
      <section>
        <h2>Talk to Someone</h2>
        <HelplineList helplines={talkToSomeone} nation={nation} />
      </section>
    </>
  )
}
