import type { AirQualityReply } from '@second-wind/core/air/air-quality'
import { createListeners } from '@second-wind/core/platform/listeners'
import { saveAirReading } from '../../data/local/lazy.ts'
import { getAirQuality } from '../../data/server/patient/air-quality.ts'

/** The last answer of this visit; cut off when the signal has gone or the newest attempt got no answer. */
export type AirFeedState = { reply: AirQualityReply | undefined; isCutOff: boolean }

export type AirFeed = { current(): AirFeedState; subscribe(listener: () => void): () => void }

const fetchIntervalMs = 30 * 60_000
const dueCheckIntervalMs = 60_000

const feeds = new Map<string, AirFeed>()

/** One feed per location, so that the header and the card show the same reading and cost one request. */
export function airFeed(location: string): AirFeed {
  const feed = feeds.get(location) ?? startFeed(location)
  feeds.set(location, feed)
  return feed
}

/**
 * Fetches every 30 minutes while the page is visible, and after a failure as soon as the network or the person
 * returns.
 */
function startFeed(location: string): AirFeed {
  const { subscribe, notify } = createListeners(() => watch({ askIfDue, comeBack, loseSignal }))
  let current: AirFeedState = { reply: undefined, isCutOff: false }
  let requestedAt: number | undefined
  let isRequesting = false

  const askIfDue = () => {
    if (requestedAt === undefined || Math.abs(Date.now() - requestedAt) >= fetchIntervalMs) void fetchNow()
  }
  const cutOff = (): AirFeedState => ({ ...current, isCutOff: true })
  const loseSignal = () => publish(cutOff())
  const comeBack = () => {
    if (current.isCutOff || current.reply?.source === 'error') void fetchNow()
    else askIfDue()
  }

  async function fetchNow(): Promise<void> {
    if (isRequesting || document.visibilityState === 'hidden') return
    isRequesting = true
    requestedAt = Date.now()
    publish(await fetchAndSaveReading(location).then(toFeedState, cutOff))
    isRequesting = false
  }

  function publish(latest: AirFeedState): void {
    current = latest
    notify()
  }

  return { current: () => current, subscribe }
}

const toFeedState = (reply: AirQualityReply): AirFeedState => ({ reply, isCutOff: false })

async function fetchAndSaveReading(location: string): Promise<AirQualityReply> {
  const reply = await getAirQuality(location)
  // If the phone has no room, no copy is stored.
  if (reply && reply.source !== 'error') await saveAirReading(location, reply).catch(() => {})
  return reply
}

type Reactions = { askIfDue: () => void; comeBack: () => void; loseSignal: () => void }

function watch({ askIfDue, comeBack, loseSignal }: Reactions): () => void {
  if (navigator.onLine) comeBack()
  else {
    // The connection may have been lost before this code listened. The browser may be wrong, so one request is sent all
    // the same.
    loseSignal()
    askIfDue()
  }
  const timer = setInterval(askIfDue, dueCheckIntervalMs)
  window.addEventListener('online', comeBack)
  window.addEventListener('offline', loseSignal)
  document.addEventListener('visibilitychange', comeBack)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', comeBack)
    window.removeEventListener('offline', loseSignal)
    document.removeEventListener('visibilitychange', comeBack)
  }
}
