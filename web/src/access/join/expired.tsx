import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useState } from 'react'
import type { Joining } from '../../data/local/lazy.ts'
import { HttpError } from '../../data/server/http-error.ts'
import { useTry } from '../../ui/hooks/use-async-action.ts'
import { askAgain } from './submit-join.ts'
import formStyles from '../../ui/form/form.module.css'
import { Over } from './join-ended.tsx'
import { Step } from '../../ui/primitives/step-card.tsx'
import { isGone, troubleWords } from './join-error-message.ts'

const { expired: words } = joinWords

export function Expired({ joining }: { joining: Joining }) {
  const [isOver, setIsOver] = useState(false)
  const { attempt, isUnderway, trouble } = useTry((failure) => {
    const isChanged = failure instanceof HttpError && failure.code === 'consent_changed'
    // Its text changed, or nobody may open it any more: a new invitation shows the new text.
    setIsOver(isGone(failure) || isChanged)
    return troubleWords(failure)
  })
  if (isOver) return <Over title={words.gone} why={words.over} />
  return (
    <Step title={words.title} trouble={trouble}>
      <p>{words.why}</p>
      <div className={formStyles.buttons}>
        <Button
          color="green"
          aria-disabled={isUnderway}
          onClick={() => void attempt(() => askAgain(joining))}
        >
          {isUnderway ? joinWords.person.underway : words.again}
        </Button>
      </div>
    </Step>
  )
}
