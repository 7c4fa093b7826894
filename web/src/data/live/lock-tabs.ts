import { readLock, setLock } from './lock-state.ts'

const channelName = 'app-lock'

/** Locks this tab and every other one that is open. */
export function lockAllTabs(): void {
  lockThisTab()
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('lock')
  channel.close()
}

/** Locks when another tab does. Answers how to stop. */
export function lockOnBroadcast(): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', lockThisTab)
  return () => channel.close()
}

function lockThisTab(): void {
  if (readLock() === 'open') setLock('locked')
}
