type Listener<T> = {
  onStart: () => void
  onAnswer: (answer: T) => void
  onFailure: (failure: unknown) => void
}

/**
 * Calls `read` at once and `intervalMs` after each end. A hidden page rests; one that is shown again, or whose
 * network comes back, reads at once. A newer read takes the place of one still underway (a laptop that slept).
 */
export function pollWhileVisible<T>(
  read: (signal: AbortSignal) => Promise<T>,
  intervalMs: number,
  { onStart, onAnswer, onFailure }: Listener<T>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let underway = new AbortController()

  const now = () => void poll()

  async function poll(): Promise<void> {
    clearTimeout(timer)
    underway.abort()
    const { signal } = (underway = new AbortController())
    onStart()
    try {
      const answer = await read(signal)
      if (!signal.aborted) onAnswer(answer)
    } catch (failure) {
      if (!signal.aborted) onFailure(failure)
    }
    if (!signal.aborted && isVisible()) timer = setTimeout(now, intervalMs)
  }

  function followVisibility(): void {
    if (isVisible()) now()
    else clearTimeout(timer)
  }

  document.addEventListener('visibilitychange', followVisibility)
  window.addEventListener('online', followVisibility)
  followVisibility()

  return {
    now,
    stop: () => {
      clearTimeout(timer)
      underway.abort()
      document.removeEventListener('visibilitychange', followVisibility)
      window.removeEventListener('online', followVisibility)
    },
  }
}

const isVisible = () => document.visibilityState === 'visible'
