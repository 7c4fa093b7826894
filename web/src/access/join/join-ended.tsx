import { joinWords } from '@second-wind/core/content/joining/join-words'
import { deletePendingJoin } from '../../data/local/lazy.ts'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { GoHome } from './go-home.tsx'

/** It came to nothing. Told until the person has read it. */
export function JoinEnded({ title, why }: { title: string; why: string }) {
  return (
    <StepCard title={title}>
      <p>{why}</p>
      <GoHome onGo={deletePendingJoin}>{joinWords.done.go}</GoHome>
    </StepCard>
  )
}
