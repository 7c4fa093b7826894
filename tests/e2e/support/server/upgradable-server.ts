import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { ApiServer } from './api-server.ts'

/** The server as browsers reach it, where a newer build of the app can be put. */
export type UpgradableServer = {
  origin: string
  /** From now on the worker's script differs from the one before by a line. */
  deployNewVersion(): void
  end(): Promise<void>
}

/**
 * Browsers fetch the script of a worker that they already have behind the back of Playwright's routes; so it is
 * changed on the way by a server in front of the product's own.
 */
export async function startUpgradableServer(server: ApiServer): Promise<UpgradableServer> {
  let version = 0
  const front = createServer((incoming, outgoing) => {
    if (version > 0 && incoming.url === '/sw.js') void sendScript(server, version, outgoing)
    else proxyRequest(server, incoming, outgoing)
  })
  const port = await listenOnFreePort(front)
  await server.stop()
  await server.start({ proxyPort: port })

  return {
    origin: `http://127.0.0.1:${port}`,
    deployNewVersion() {
      version += 1
    },
    async end() {
      front.closeAllConnections()
      front.close()
      await once(front, 'close')
    },
  }
}

async function listenOnFreePort(front: Server): Promise<number> {
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return address.port
}

async function sendScript(server: ApiServer, version: number, outgoing: ServerResponse): Promise<void> {
  const response = await fetch(`${server.origin}/sw.js`)
  outgoing.setHeader('content-type', 'text/javascript')
  outgoing.setHeader('cache-control', 'no-cache')
  outgoing.end(`globalThis.deployedVersion = ${version};\n${await response.text()}`)
}

function proxyRequest(server: ApiServer, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming
  const passed = request(`${server.origin}${incoming.url}`, { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  passed.on('error', () => outgoing.destroy())
  incoming.pipe(passed)
}
