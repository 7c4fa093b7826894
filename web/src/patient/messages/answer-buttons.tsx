import { Stack } from '@mantine/core'
import { type MessageAnswer, messageAnswers } from '@second-wind/core/care/message'
import { answerLabels, messageWords } from '@second-wind/core/content/notifications/message-words'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLocalSave } from '../../data/live/use-local-save.ts'
import { useNationWords } from '../../data/live/use-nation-words.ts'
import { captureNow } from '../../data/local/index.ts'
import { answerMessage } from '../../data/local/lazy.ts'
import * as paths from '../../paths.ts'
import { NotSavedNotice } from '../../ui/feedback/not-saved-notice.tsx'
import { afterWorseAnswer } from '../../widgets/worse-answer-saved-notice.tsx'
import styles from './answer-buttons.module.css'

type Props = {
  messageId: string
  /** The button that opened them is gone. */
  takesFocus: boolean
  onSaved: () => void
}

/** The four fixed answers. "Worse" leads to the symptom check at once, also when it could not be saved. */
export function AnswerButtons({ messageId, takesFocus, onSaved }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const focusGroup = useEffectEvent(() => {
    if (takesFocus) group.current?.focus()
  })
  useEffect(() => focusGroup(), [])
  const navigate = useNavigate()
  const inNation = useNationWords()
  const { notSaved, save } = useLocalSave()
  const give = (answer: MessageAnswer) =>
    save(() => answerMessage(messageId, answer, captureNow()), {
      onSaved: () => {
        onSaved()
        if (answer !== 'worse') return
        void navigate(paths.symptomChecker, { state: afterWorseAnswer })
      },
      onFailed: () => {},
    })
  return (
    <Stack>
      {notSaved && (
        <NotSavedNotice reason={notSaved} what="your answer" again="choose your answer again">
          <p>{inNation(messageWords.worseNow)}</p>
        </NotSavedNotice>
      )}
      <div
        ref={group}
        tabIndex={-1}
        role="group"
        aria-label={messageWords.question}
        className={styles.buttons}
      >
        {messageAnswers.map((answer) => (
          <button key={answer} type="button" onClick={() => void give(answer)}>
            {answerLabels[answer]}
          </button>
        ))}
      </div>
    </Stack>
  )
}
