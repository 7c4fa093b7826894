import type { WhySignedOut } from '../sign-in-words.ts'

const channelName = 'clinician-session'

/** Somebody is signing out in another tab; then what came of it. */
export type SignOutNews = 'underway' | WhySignedOut

/** All tabs have one session: what is taken off the screen here goes there too, not only at their next poll. */
export function tellOtherTabs(news: SignOutNews): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

/** Answers how to stop. */
export function hearOtherTabs(onNews: (news: SignOutNews) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  // Our own origin alone can say anything here, and tellOtherTabs is all that does.
  channel.addEventListener('message', ({ data }: MessageEvent<SignOutNews>) => onNews(data))
  return () => channel.close()
}
