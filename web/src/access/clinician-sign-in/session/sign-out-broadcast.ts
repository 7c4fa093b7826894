import type { SignOutReason } from '../sign-in-words.ts'

const channelName = 'clinician-session'

/** Somebody is signing out in another tab; then what came of it. */
export type SignOutBroadcast = 'underway' | SignOutReason

/** All tabs have one session: what is taken off the screen here goes there too, not only at their next poll. */
export function broadcastSignOut(news: SignOutBroadcast): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

/** Answers how to stop. */
export function listenForSignOut(onNews: (news: SignOutBroadcast) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  // Our own origin alone can say anything here, and broadcastSignOut is all that does.
  channel.addEventListener('message', ({ data }: MessageEvent<SignOutBroadcast>) => onNews(data))
  return () => channel.close()
}
