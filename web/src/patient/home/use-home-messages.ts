import type { Message } from '@second-wind/core/care/message'
import { worseAnswerWithoutCheckAt } from '@second-wind/core/care/worse-answer-without-check'
import { dayMs, epochMs } from '@second-wind/core/platform/moment'
import { useLiveQuery } from 'dexie-react-hooks'
import { captureAt, listMessages, listTriage } from '../../data/local/index.ts'

/** What cannot be read counts as absent. */
type HomeMessages = {
  /** Newest first. */
  unread: readonly Message[]
  all: readonly Message[]
  /** "Worse", with no symptom check since. */
  worse: { message: Message; answeredAt: string } | undefined
  /** The last answer, if it is of today or asks for a call within a week: nobody must wait for a call in vain. */
  lastAnswer: (GivenAnswer & { isOfToday: boolean }) | undefined
}

type GivenAnswer = NonNullable<Message['answers']>[number]

/**
 * The messages of the care team that Home shows. Undefined until read.
 *
 * @param nowMs epoch milliseconds, such as `useNow()`
 */
export function useHomeMessages(nowMs: number): HomeMessages | undefined {
  const messages = useLiveQuery(() => listMessages().catch(() => []))
  const checks = useLiveQuery(() => listTriage(5).catch(() => []))
  if (!messages || !checks) return undefined
  const answeredAt = worseAnswerWithoutCheckAt(messages, checks, nowMs)
  const message = messages.find(({ answers }) => answers?.some((given) => given.answeredAt === answeredAt))
  return {
    all: messages,
    unread: messages.filter(({ seenAt }) => seenAt === undefined),
    lastAnswer: findLastAnswer(messages, nowMs),
    worse: answeredAt !== undefined && message ? { message, answeredAt } : undefined,
  }
}

const callIsShownForMs = 7 * dayMs

function findLastAnswer(messages: readonly Message[], nowMs: number): HomeMessages['lastAnswer'] {
  const answers = messages.flatMap(({ answers: given = [] }) => given)
  const [last] = answers.toSorted((a, b) => epochMs(b.answeredAt) - epochMs(a.answeredAt))
  if (!last) return undefined
  const answeredMs = epochMs(last.answeredAt)
  const isOfToday = captureAt(answeredMs).localDate === captureAt(nowMs).localDate
  const isCall = last.answer === 'call' && nowMs - answeredMs < callIsShownForMs
  return isOfToday || isCall ? { ...last, isOfToday } : undefined
}
