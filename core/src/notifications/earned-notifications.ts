import { badges } from '../content/motivation/badges.ts'
import { challenges } from '../content/motivation/challenges.ts'
import { inboxWords } from '../content/notifications/inbox-words.ts'
import { home } from '../platform/app-paths.ts'
import { addDays } from '../platform/moment.ts'
import type { ActivityHistory } from '../recovery/motivation/activity-history.ts'
import { badgeStates } from '../recovery/motivation/badge-state.ts'
import { challengeStates, type ChallengeState } from '../recovery/motivation/challenge-state.ts'
import { currentStreak, streakBandFor } from '../recovery/motivation/streak.ts'
import type { InboxItem } from './inbox-item.ts'

/** Anything earned before that many days ago gives no notification. */
const newsDays = 14

/** Badges, challenges and long streaks of the last two weeks. The caller must not ask on a bad day (hazard C42). */
export function earnedNotifications(history: ActivityHistory, today: string): InboxItem[] {
  const since = addDays(today, -newsDays)
  const endOf = lastEventByDay(history)
  return [
    ...badgeNotifications(history, today),
    ...challengeNotifications(history, today),
    ...streakNotifications(history, today),
  ]
    .filter(({ day }) => day > since)
    .flatMap(({ day, ...item }) => {
      const at = endOf.get(day)
      return at === undefined ? [] : [{ ...item, at, link: { to: home, label: inboxWords.earnedLink } }]
    })
}

type EarnedNotification = Pick<InboxItem, 'id' | 'type' | 'title' | 'text'> & { day: string }

function badgeNotifications(history: ActivityHistory, today: string): EarnedNotification[] {
  return badgeStates(history, today).flatMap(({ badgeId, earnedOn }) => {
    const badge = badges.find(({ id }) => id === badgeId)
    if (earnedOn === undefined || !badge) return []
    const { name, description } = badge
    const title = inboxWords.badgeTitle(name)
    return [{ id: `badge:${badgeId}`, type: 'badge', title, text: description, day: earnedOn }]
  })
}

function challengeNotifications(history: ActivityHistory, today: string): EarnedNotification[] {
  return challengeStates(history, today).flatMap((state) => {
    const challenge = challenges.find(({ id }) => id === state.challengeId)
    if (!state.completed || !challenge) return []
    const id = `challenge:${state.challengeId}:${state.from}`
    const title = inboxWords.challengeTitle(challenge.title)
    return [
      {
        id,
        type: 'challenge',
        title,
        text: `${challenge.reward}.`,
        day: challengeCompletedOn(state, history, today),
      },
    ]
  })
}

/** The day of the round on which the challenge was completed. Earlier history only determines where rounds begin. */
function challengeCompletedOn(
  { challengeId, from }: ChallengeState,
  history: ActivityHistory,
  today: string,
): string {
  const first = [...history.entries, ...history.activities].map(({ localDate }) => localDate).toSorted()[0]
  const ofRound = {
    entries: history.entries.filter(({ localDate }) => localDate === first || localDate >= from),
    activities: history.activities.filter(({ localDate }) => localDate === first || localDate >= from),
  }
  let day = from
  while (day < today && !isDone(challengeStates(ofRound, day), challengeId)) day = addDays(day, 1)
  return day
}

const isDone = (states: readonly ChallengeState[], id: string) =>
  states.some(({ challengeId, completed }) => challengeId === id && completed)

/** The streak lengths at which the words change: a week and a month. */
const longStreaks = [7, 30]

function streakNotifications(history: ActivityHistory, today: string): EarnedNotification[] {
  const { counted } = currentStreak(history, today)
  return longStreaks.flatMap((days) => {
    const day = counted[counted.length - days]
    if (day === undefined) return []
    const { message } = streakBandFor(days)
    return [
      {
        id: `streak:${days}:${day}`,
        type: 'streak',
        title: inboxWords.streakTitle(days),
        text: message,
        day,
      },
    ]
  })
}

/** The time of each day's last entry or activity. */
function lastEventByDay({ entries, activities }: ActivityHistory): ReadonlyMap<string, string> {
  const last = new Map<string, string>()
  for (const { localDate, date } of [...entries, ...activities]) {
    const known = last.get(localDate)
    if (known === undefined || known < date) last.set(localDate, date)
  }
  return last
}
