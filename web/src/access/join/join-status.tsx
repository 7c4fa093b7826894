import { joinWords } from '@second-wind/core/content/joining/join-words'
import type { Joining } from '../../data/local/lazy.ts'
import { Expired } from './expired.tsx'
import { Finish } from './approved-step.tsx'
import { Over } from './join-ended.tsx'
import { type Answer, useAnswer } from './use-join-state.ts'
import { Waiting } from './waiting.tsx'

/** After the clinic was asked: what it says, by the server, whatever was on the screen before. */
export function Asked({ joining }: { joining: Joining }) {
  // A new secret is a new request: what was said of the one before does not count.
  return <Answered key={joining.join.secret} joining={joining} />
}

function Answered({ joining }: { joining: Joining }) {
  const { state, isSilent } = useAnswer(joining.join)
  return partFor(state, isSilent, joining)
}

function partFor(state: Answer['state'], isSilent: boolean, joining: Joining) {
  switch (state) {
    case 'waiting':
      return <Waiting joining={joining} isSilent={isSilent} />
    case 'approved':
    case 'claimed':
      return <Finish joining={joining} />
    case 'expired':
      return <Expired joining={joining} />
    case 'declined':
      return <Over title={joinWords.declined.title} why={joinWords.declined.why} />
    case 'gone':
      return <Over title={joinWords.expired.gone} why={joinWords.expired.over} />
  }
}
