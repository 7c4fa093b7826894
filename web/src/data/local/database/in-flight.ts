import { createListeners } from '@second-wind/core/platform/listeners'
import * as z from 'zod/mini'

/**
 * The changes that are being sent now, broadcast to every tab. In memory only, so nothing wrong remains after a crash.
 * A sender that dies is forgotten after a while.
 */
const message = z.object({ sender: z.string(), mutationIds: z.array(z.string()) })
const forgetAfterMs = 60_000

const sender = crypto.randomUUID()
const bySender = new Map<string, { mutationIds: string[]; until: number }>()
const listeners = createListeners<[inFlight: ReadonlySet<string>]>()
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('second-wind-in-flight') : undefined

channel?.addEventListener('message', (event) => {
  const parsed = z.safeParse(message, event.data)
  if (parsed.success) updateInFlight(parsed.data.sender, parsed.data.mutationIds)
})

/** Announces the changes that this page or worker is sending; an empty list when it has finished. */
export function announceInFlight(mutationIds: string[]): void {
  channel?.postMessage({ sender, mutationIds })
  updateInFlight(sender, mutationIds)
}

/**
 * Calls back at every change with the ids in flight in any tab or the worker. Returns a function that stops listening.
 */
export const onInFlightChange = listeners.subscribe

function updateInFlight(from: string, mutationIds: string[]): void {
  if (mutationIds.length === 0) bySender.delete(from)
  else bySender.set(from, { mutationIds, until: Date.now() + forgetAfterMs })
  const now = Date.now()
  const alive = [...bySender.values()].filter(({ until }) => until > now)
  const all = new Set(alive.flatMap((entry) => entry.mutationIds))
  listeners.notify(all)
}
