import { messageWords } from '@second-wind/core/content/notifications/message-words'
import { useLocation } from 'react-router-dom'
import { Notice } from '../ui/feedback/notice.tsx'

/** What the address is opened with after the answer "Worse" to a message. */
export const afterWorseAnswer = { afterWorseAnswer: true } as const

/** In place of a toast, which would cover the last emergency signs. */
export function AfterWorseAnswer() {
  const { state }: { state: Partial<typeof afterWorseAnswer> | null } = useLocation()
  if (!state?.afterWorseAnswer) return null
  return (
    <Notice tone="info">
      <p>{messageWords.worseSaved}</p>
    </Notice>
  )
}
