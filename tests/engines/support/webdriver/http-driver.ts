import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { commandMs, commands, type CommandName, type Driver, DriverError, type Params } from './driver.ts'

const answerSchema = z.object({ value: z.unknown() })
const errorSchema = z.object({ error: z.string(), message: z.string() })
const sessionSchema = z.object({ sessionId: z.string() })

/** Starts a session in a program that speaks WebDriver over HTTP, as soon as it listens. */
export async function openHttpDriver(port: number, capabilities: Params): Promise<Driver> {
  const root = `http://127.0.0.1:${port}/session`
  await untilListening(`http://127.0.0.1:${port}/status`)
  const created = await request('NewSession', root, { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = sessionSchema.parse(created)
  return {
    send: (command, params = {}) =>
      request(command, `${root}/${sessionId}${pathOf(command, params)}`, params),
    end() {},
  }
}

async function request(command: CommandName, address: string, params: Params): Promise<unknown> {
  const [method] = commands[command]
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(params) }),
    signal: AbortSignal.timeout(commandMs),
  }).catch((error: unknown) => {
    throw new DriverError(command, 'no answer', String(error))
  })
  const { value } = answerSchema.parse(await response.json())
  if (response.ok) return value
  const { error, message } = errorSchema.parse(value)
  throw new DriverError(command, error, message)
}

function pathOf(command: CommandName, { id }: Params): string {
  return commands[command][1].replace('{id}', String(id))
}

async function untilListening(address: string): Promise<void> {
  const deadline = Date.now() + commandMs
  while (Date.now() < deadline) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
    if (answer) return
    await sleep(50)
  }
  throw new Error(`Nothing listens at ${address}.`)
}
