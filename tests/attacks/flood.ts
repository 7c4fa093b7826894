import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { hostileClients } from './hostile-clients.ts'

type Flood = { connections: number; addresses: number; durationMs: number }

/**
 * Opens hostile connections of every kind in turn at an even pace, each from the next address, and before that a tenth
 * of all at once from a single one. Resolves when all have been opened: from then on the clients do nothing, and keep
 * what is still open until `disconnect`.
 */
export async function flood({ connections, addresses, durationMs }: Flood): Promise<{ disconnect(): void }> {
  const [kinds, sockets, acting] = [Object.values(hostileClients), new Set<Socket>(), new AbortController()]
  const open = (kind: number, from: string) => {
    const socket = kinds[kind % kinds.length]?.(from, acting.signal)
    if (!socket) throw new Error('there is no hostile client')
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }
  const atOnce = connections / 10
  const inTurn = connections - atOnce
  for (let count = 0; count < atOnce; count += 1) open(0, '127.66.0.1')
  const startedMs = performance.now()
  for (let count = 0; count < inTurn; count += 1) {
    open(count, `127.66.1.${(count % addresses) + 1}`)
    const dueMs = (count / inTurn) * durationMs
    await sleep(Math.max(0, dueMs - (performance.now() - startedMs)))
  }
  acting.abort()
  return {
    disconnect() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
