import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { ApiServer } from '../../e2e/support/server/api-server.ts'
import { openBareServer } from './bare-server.ts'
import { openSlowLink, poorLink, type SlowLink } from './slow-link.ts'

const counted = z.object({ count: z.number() })

/** Where a contestant's page is, and how many entries its server has. */
export type Place = {
  origin: string
  link?: SlowLink | undefined
  count(): Promise<number>
  close(): Promise<void>
}

/** Starts a server; `hasLink` puts a link in front of it that can be slowed down. */
export type StartPlace = (hasLink: boolean) => Promise<Place>

export const startBare: StartPlace = async (hasLink) => {
  const server = await openBareServer()
  const behind = await putLink(hasLink, server.port)
  return {
    ...behind,
    count: () => Promise.resolve(server.count()),
    async close() {
      await behind.link?.close()
      await server.close()
    },
  }
}

export const startProduct: StartPlace = async (hasLink) => {
  const server = await ApiServer.start(undefined, { BENCH: '1' })
  const { origin } = server
  const behind = await putLink(hasLink, Number(new URL(origin).port))
  if (behind.link) {
    await server.stop()
    await server.start({ proxyPort: behind.link.port })
  }
  return {
    ...behind,
    count: () => fetchCount(`${origin}/api/bench/count`),
    async close() {
      await behind.link?.close()
      await server.remove()
    },
  }
}

export const startPouchDb: StartPlace = async (hasLink) => {
  const data = await mkdtemp(join(tmpdir(), 'pouchdb-server-'))
  const main = resolve(import.meta.dirname, '../contestants/pouchdb-server.mjs')
  const child = spawn(process.execPath, [main, data], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line]: unknown[] = await once(createInterface(child.stdout), 'line')
  const port = z.coerce.number().check(z.int()).parse(line)
  const behind = await putLink(hasLink, port)
  return {
    ...behind,
    count: () => fetchCount(`http://127.0.0.1:${port}/count`),
    async close() {
      await behind.link?.close()
      const ended = once(child, 'exit')
      child.kill()
      await ended
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function putLink(hasLink: boolean, port: number): Promise<Pick<Place, 'origin' | 'link'>> {
  const link = hasLink ? await openSlowLink(port, poorLink) : undefined
  return { origin: `http://127.0.0.1:${link?.port ?? port}`, link }
}

const fetchCount = async (url: string): Promise<number> =>
  counted.parse(await (await fetch(url)).json()).count
