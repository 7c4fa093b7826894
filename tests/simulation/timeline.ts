export type Timeline = {
  /** Milliseconds since the story began. */
  now(): number
  pause(ms: number): Promise<void>
  after(ms: number, action: () => void | Promise<void>): void
  /** Runs the events due up to `end`; `watch` runs after each event, when nothing is in progress. */
  playUntil(end: number, watch: () => void): Promise<void>
}

type ScheduledEvent = { at: number; sequence: number; action: () => void | Promise<void> }

/** Time that advances only from event to event, so that a story is the same on every machine. */
export function timeline(): Timeline {
  const events: ScheduledEvent[] = []
  let now = 0
  let scheduled = 0

  const after: Timeline['after'] = (ms, action) => {
    events.push({ at: now + Math.max(0, ms), sequence: scheduled++, action })
  }
  const takeNextDue = (end: number): ScheduledEvent | undefined => {
    let first = 0
    for (const [index, event] of events.entries()) if (isBefore(event, events[first])) first = index
    const event = events[first]
    if (!event || event.at > end) return undefined
    events.splice(first, 1)
    return event
  }

  return {
    now: () => now,
    after,
    pause: (ms) => new Promise((resolve) => after(ms, resolve)),
    async playUntil(end, watch) {
      for (let event = takeNextDue(end); event; event = takeNextDue(end)) {
        now = event.at
        await event.action()
        await settlePromises()
        watch()
      }
      now = end
    },
  }
}

function isBefore(event: ScheduledEvent, other: ScheduledEvent | undefined): boolean {
  return (
    other === undefined || event.at < other.at || (event.at === other.at && event.sequence < other.sequence)
  )
}

/** By the next turn of the event loop, every promise that can settle has settled. */
const settlePromises = () => new Promise<void>((resolve) => setImmediate(resolve))
