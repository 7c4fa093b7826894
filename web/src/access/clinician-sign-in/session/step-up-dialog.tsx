import { Button } from '@mantine/core'
import { Dialog, DialogTitle } from '../../../ui/feedback/dialog.tsx'
import { stepUpWords as words } from '../methods/sign-in-methods-words.ts'
import { StepUp } from './step-up.tsx'
import type { StepUpQuestion } from './use-step-up.ts'

/** Opens above the screen that needs it. Closing it counts as cancelling. */
export function StepUpDialog({ isOpen, onAnswer }: StepUpQuestion) {
  const cancel = () => onAnswer(false)
  return (
    <Dialog isOpen={isOpen} onClose={cancel}>
      <DialogTitle>{words.title}</DialogTitle>
      {isOpen && <StepUp onProved={() => onAnswer(true)} />}
      <div>
        <Button variant="outline" onClick={cancel}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  )
}
