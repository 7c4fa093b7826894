import { once } from 'node:events'
import { createServer, connect, type Server, type Socket } from 'node:net'

/** What a browser without signal finds: nobody at the address, or no answer. */
export type Outage = 'refused' | 'silent'

/** Passes on what browsers send to the server, byte by byte, until the signal is lost. */
export class Relay {
  readonly port: number
  readonly #serverPort: number
  readonly #sockets = new Set<Socket>()
  #server: Server
  #outage: Outage | undefined

  static async start(port: number, serverPort: number): Promise<Relay> {
    const relay = new Relay(port, serverPort)
    await relay.#listen()
    return relay
  }

  private constructor(port: number, serverPort: number) {
    this.port = port
    this.#serverPort = serverPort
    this.#server = this.#createServer()
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Breaks every connection, too. */
  async loseSignal(outage: Outage = 'refused'): Promise<void> {
    this.#outage = outage
    if (outage === 'refused') await this.stop()
    else for (const socket of this.#sockets) socket.destroy()
  }

  async findSignal(): Promise<void> {
    const outage = this.#outage
    this.#outage = undefined
    // A browser need not try again where it waits for an answer.
    for (const socket of this.#sockets) socket.destroy()
    if (outage === 'refused') await this.#listen()
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    if (!this.#server.listening) return
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #listen(): Promise<void> {
    this.#server = this.#createServer()
    this.#server.listen(this.port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  #createServer(): Server {
    return createServer((incoming) => {
      this.#remember(incoming)
      if (this.#outage) return
      const outgoing = connect(this.#serverPort, '127.0.0.1')
      this.#remember(outgoing)
      incoming.pipe(outgoing).pipe(incoming)
      incoming.on('close', () => outgoing.destroy())
      outgoing.on('close', () => incoming.destroy())
    })
  }

  #remember(socket: Socket): void {
    this.#sockets.add(socket)
    // Both ends break connections at will here.
    socket.on('error', () => undefined)
    socket.on('close', () => this.#sockets.delete(socket))
  }
}
