import type { TopicSummary } from '@second-wind/core/content/topics/topic'
import { topics } from '@second-wind/core/content/topics/topics'
import type { Nation } from '@second-wind/core/records/patient'
import { lungConditions } from '@second-wind/core/recovery/home-advice/lung-conditions'
import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useProfile } from '../../data/live/use-profile.ts'

export const topicsId = 'education-topics'

/** The id of the link that opens a topic. */
export const topicLinkId = (id: string): string => `topic-${id}`

type Topics = {
  /** The topics for this person, in their order. */
  listed: readonly TopicSummary[]
  /** The topic in the address, if it is listed. */
  open: TopicSummary | undefined
  nation: Nation | undefined
}

/** Returning to the list focuses the link that opened the topic, or the list's heading while the list is closed. */
export function useTopics(): Topics | 'reading' {
  const [params] = useSearchParams()
  const requestedId = params.get('topic')
  const stored = useProfile()
  const shown = useRef(requestedId)
  useLayoutEffect(() => {
    const left = shown.current
    shown.current = requestedId
    if (left === null || requestedId !== null) return
    const list = document.getElementById(topicsId)
    const target = document.getElementById(topicLinkId(left)) ?? list?.querySelector('button')
    target?.focus()
  }, [requestedId])

  if (requestedId !== null && !stored) return 'reading'
  const named = lungConditions(stored?.profile)
  const listed = topics.filter(({ onlyWith }) => !onlyWith || named.includes(onlyWith))
  return { listed, open: listed.find(({ id }) => id === requestedId), nation: stored?.profile?.nation }
}
