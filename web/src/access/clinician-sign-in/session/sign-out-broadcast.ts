import type { SignOutReason } from '../sign-in-words.ts'

const channelName = 'clinician-session'

/** Another tab is signing out, or the result of that. */
export type SignOutBroadcast = 'underway' | SignOutReason

/** All tabs share one session, so each removes its screens at once instead of at its next poll. */
export function broadcastSignOut(message: SignOutBroadcast): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(message)
  channel.close()
}

/** Returns a function that stops listening. */
export function listenForSignOut(onMessage: (message: SignOutBroadcast) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  // Only our own origin can post to this channel, and only broadcastSignOut does.
  channel.addEventListener('message', ({ data }: MessageEvent<SignOutBroadcast>) => onMessage(data))
  return () => channel.close()
}
