import type { Message } from '@second-wind/core/care/message'
import { worseAnswerWithoutCheckAt } from '@second-wind/core/care/worse-answer-without-check'
import { epochMs } from '@second-wind/core/platform/moment'
import { useLiveQuery } from 'dexie-react-hooks'
import { captureAt, listMessages, listTriage } from '../../data/local/index.ts'

/** What cannot be read counts as absent. */
type HomeMessages = {
  /** Newest first. */
  unread: readonly Message[]
  all: readonly Message[]
  /** "Worse", with no symptom check since. */
  worse: { message: Message; answeredAt: string } | undefined
  /** The last answer of today. */
  answeredToday: GivenAnswer | undefined
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
    answeredToday: findLastAnswer(messages, captureAt(nowMs).localDate),
    worse: answeredAt !== undefined && message ? { message, answeredAt } : undefined,
  }
}

const findLastAnswer = (messages: readonly Message[], today: string): GivenAnswer | undefined =>
  messages
    .flatMap(({ answers = [] }) => answers)
    .filter(({ answeredAt }) => captureAt(epochMs(answeredAt)).localDate === today)
    .toSorted((a, b) => epochMs(b.answeredAt) - epochMs(a.answeredAt))[0]
