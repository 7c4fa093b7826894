import { Button } from '@mantine/core'
import { Dialog, DialogTitle } from '../../../ui/feedback/dialog.tsx'
import { stepUpWords as words } from '../own/sign-in-methods-words.ts'
import { StepUp } from './step-up.tsx'
import type { StepUpQuestion } from './use-step-up.ts'

/** Stands before what asked for it; going away from it is an answer too. */
export function StepUpDialog({ isOpen, onAnswer }: StepUpQuestion) {
  const goAway = () => onAnswer(false)
  return (
    <Dialog isOpen={isOpen} onClose={goAway}>
      <DialogTitle>{words.title}</DialogTitle>
      {isOpen && <StepUp onProved={() => onAnswer(true)} />}
      <div>
        <Button variant="outline" onClick={goAway}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  )
}
