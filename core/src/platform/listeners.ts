/**
 * Functions to call after a change.
 *
 * @param watch runs from the first subscription to the end of the last one; returns a function that stops it
 */
export function createListeners<Args extends readonly unknown[] = []>(watch?: () => () => void) {
  const listeners = new Set<(...args: Args) => void>()
  let stop: (() => void) | undefined
  return {
    /** Returns a function that unsubscribes. */
    subscribe(this: void, listener: (...args: Args) => void): () => void {
      if (listeners.size === 0) stop = watch?.()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop?.()
      }
    },
    notify(this: void, ...args: Args): void {
      for (const listener of listeners) listener(...args)
    },
  }
}
