import { joinWords } from '@second-wind/core/content/joining/join-words'
import { forgetJoining } from '../../data/local/lazy.ts'
import { GoHome } from './go-home.tsx'
import { Step } from '../../ui/primitives/step-card.tsx'

/** It came to nothing. Told until the person has read it. */
export function Over({ title, why }: { title: string; why: string }) {
  return (
    <Step title={title}>
      <p>{why}</p>
      <GoHome onGo={forgetJoining}>{joinWords.done.go}</GoHome>
    </Step>
  )
}
