import { readLock, setLock } from './lock-state.ts'

const channelName = 'app-lock'

/** Locks this tab and every other open one. */
export function lockAllTabs(): void {
  lockThisTab()
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('lock')
  channel.close()
}

/** Locks when another tab does. Returns a function that stops listening. */
export function lockOnBroadcast(): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', lockThisTab)
  return () => channel.close()
}

function lockThisTab(): void {
  if (readLock() === 'open') setLock('locked')
}
