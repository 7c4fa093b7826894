import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { commandMs, type CommandName, type Driver, DriverError, type Params } from './driver.ts'

const errorSchema = z.object({ error: z.string(), message: z.string() })
const answerSchema = z.tuple([z.literal(1), z.int(), z.nullable(errorSchema), z.unknown()])
const valueSchema = z.object({ value: z.unknown() })

type Answer = z.infer<typeof answerSchema>

/**
 * Starts a session in a Firefox that was started with --marionette. It is the protocol that geckodriver speaks to
 * Firefox: each packet is its length, a colon and JSON. Debian has no geckodriver.
 */
export async function openMarionetteDriver(port: number): Promise<Driver> {
  const socket = await connectWhenListening(port)
  const waiting = new Map<number, (answer: Answer) => void>()
  readPackets(socket, (packet) => {
    // The first packet is a greeting.
    const answer = answerSchema.safeParse(packet)
    if (answer.success) waiting.get(answer.data[1])?.(answer.data)
  })
  let lastId = 0

  const send = async (command: CommandName, params: Params = {}): Promise<unknown> => {
    const id = (lastId += 1)
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    const packet = Buffer.from(JSON.stringify([0, id, nameOf(command), params]))
    socket.write(Buffer.concat([Buffer.from(`${packet.length}:`), packet]))
    const answer = await Promise.race([answered, sleep(commandMs, undefined, { ref: false })])
    waiting.delete(id)
    if (!answer) throw new DriverError(command, 'no answer', `none within ${commandMs} ms`)
    const [, , error, result] = answer
    if (error) throw new DriverError(command, error.error, error.message)
    const value = valueSchema.safeParse(result)
    return value.success ? value.data.value : result
  }

  await send('NewSession')
  return { send, end: () => socket.destroy() }
}

const nameOf = (command: CommandName) => `${command === 'Quit' ? 'Marionette' : 'WebDriver'}:${command}`

function readPackets(socket: Socket, receive: (packet: unknown) => void): void {
  let buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const colon = buffer.indexOf(':')
      const end = colon + 1 + Number(buffer.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || buffer.length < end) return
      receive(JSON.parse(buffer.subarray(colon + 1, end).toString()))
      buffer = buffer.subarray(end)
    }
  })
}

async function connectWhenListening(port: number): Promise<Socket> {
  const deadline = Date.now() + commandMs
  while (Date.now() < deadline) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    // A browser that is killed breaks the connection; the command that waits says so.
    socket.on('error', () => undefined)
    if (isOpen) return socket
    await sleep(50)
  }
  throw new Error(`Firefox does not listen on port ${port}.`)
}
