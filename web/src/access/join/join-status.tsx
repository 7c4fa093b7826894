import { joinWords } from '@second-wind/core/content/joining/join-words'
import type { PendingJoin } from '../../data/local/lazy.ts'
import { Expired } from './expired.tsx'
import { ApprovedStep } from './approved-step.tsx'
import { JoinEnded } from './join-ended.tsx'
import { type PolledJoinState, useJoinState } from './use-join-state.ts'
import { Waiting } from './waiting.tsx'

/** After the clinic was asked: what it says, by the server, whatever was on the screen before. */
export function JoinStatus({ joining }: { joining: PendingJoin }) {
  // A new secret is a new request: what was said of the one before does not count.
  return <JoinStatusStep key={joining.join.secret} joining={joining} />
}

function JoinStatusStep({ joining }: { joining: PendingJoin }) {
  const { state, isSilent } = useJoinState(joining.join)
  return renderStep(state, isSilent, joining)
}

function renderStep(state: PolledJoinState['state'], isSilent: boolean, joining: PendingJoin) {
  switch (state) {
    case 'waiting':
      return <Waiting joining={joining} isSilent={isSilent} />
    case 'approved':
    case 'claimed':
      return <ApprovedStep joining={joining} />
    case 'expired':
      return <Expired joining={joining} />
    case 'declined':
      return <JoinEnded title={joinWords.declined.title} why={joinWords.declined.why} />
    case 'gone':
      return <JoinEnded title={joinWords.expired.gone} why={joinWords.expired.over} />
  }
}
