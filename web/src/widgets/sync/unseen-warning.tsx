import { followUpCardWords as words } from '@second-wind/core/content/findings/follow-up-card-words'
import { epochMs } from '@second-wind/core/platform/moment'
import type { EntryState } from '@second-wind/core/sync/sync-status'
import { useLiveQuery } from 'dexie-react-hooks'
import { useNationWords } from '../../data/live/use-nation-words.ts'
import { useProfile } from '../../data/live/use-profile.ts'
import { useRecordStates } from '../../data/live/use-record-states.ts'
import type { UnsentSource } from '../../data/live/use-unsent.ts'
import { listMessages } from '../../data/local/index.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

type Props = {
  source: UnsentSource
  /** One more sentence of the card around it, in place of a notice. */
  isInCard?: boolean
}

/**
 * Says of a warning sign or an answer whether it has left this phone, that it may not be seen, and not to wait. While no
 * alert is open, it says that the care team has closed one since, or else that it cannot tell.
 */
export function UnseenWarning({ source, isInCard = false }: Props) {
  const inNation = useNationWords()
  const { alertCount, alertClosedAt } = useProfile()?.profile ?? {}
  const state = useRecordStates(source.kind, [source]).get(source.id)
  const sentAt = state?.state === 'sent' ? state.at : undefined
  const hasMessageSince = useHasMessageSince(sentAt)
  const isClosedSince = alertCount === 0 && isAfter(alertClosedAt, sentAt)
  const { text } = hasMessageSince
    ? words.messageSince
    : isClosedSince
      ? words.closedSince
      : alertCount !== 0
        ? whileAlertIsOpen(state?.state)
        : withoutAlert(state?.state)
  const sentence = <p>{inNation(text)}</p>
  return isInCard ? sentence : <Notice tone="warning">{sentence}</Notice>
}

/** Whether the care team has sent a message since: then it does not stand above it that nobody may have seen this. */
function useHasMessageSince(sentAt: string | undefined): boolean {
  const messages = useLiveQuery(() => listMessages().catch(() => [])) ?? []
  return messages.some((message) => isAfter(message.sentAt, sentAt))
}

const isAfter = (at: string | undefined, sentAt: string | undefined): boolean =>
  at !== undefined && sentAt !== undefined && epochMs(at) > epochMs(sentAt)

type State = EntryState['state'] | undefined
const whileAlertIsOpen = (state: State) =>
  !state ? words.unseen : state === 'sent' ? words.sent : words.notSent
const withoutAlert = (state: State) =>
  !state ? words.unseenNoAlert : state === 'sent' ? words.sentNoAlert : words.notSent
