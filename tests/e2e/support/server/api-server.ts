import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const main = resolve(import.meta.dirname, '../../../../api/dist/main.js')
const killPreload = import.meta.resolve('./kill-at-entry.ts')

type StartOptions = {
  /** The power goes off while it stores the symptom entry of this number, counted from this start. */
  dieAtEntry?: number
  /** The port of something in front of it, by which browsers call it. */
  proxyPort?: number
}

/** The product's own server as a process of its own, with its own data folder and fresh demo data. */
export class ApiServer {
  readonly dataDir: string
  readonly #settings: Record<string, string>
  /** Any free one at first, unless a setting names one; the same one ever after. */
  #port: number
  #process: ChildProcess | undefined
  #output = ''

  /**
   * @param fill puts other data into its folder, instead of the demo's
   * @param settings further environment variables
   */
  static async start(
    fill?: (dataDir: string) => Promise<void>,
    settings: Record<string, string> = {},
  ): Promise<ApiServer> {
    const server = new ApiServer(await mkdtemp(join(tmpdir(), 'second-wind-e2e-')), settings)
    await fill?.(server.dataDir)
    await server.start()
    return server
  }

  private constructor(dataDir: string, settings: Record<string, string>) {
    this.dataDir = dataDir
    this.#settings = settings
    this.#port = Number(settings['PORT'] ?? 0)
  }

  get origin(): string {
    return this.#settings['PUBLIC_ORIGIN'] ?? `http://127.0.0.1:${this.#port}`
  }

  /** All that it has printed. */
  get output(): string {
    return this.#output
  }

  /** Starts it again on the same port and data; resolves when it listens. */
  async start({ dieAtEntry, proxyPort }: StartOptions = {}): Promise<void> {
    const env = {
      ...process.env,
      ...this.#settings,
      PORT: String(this.#port),
      DATA_DIR: this.dataDir,
      ...(dieAtEntry !== undefined && { DIE_AT_ENTRY: String(dieAtEntry) }),
      ...(proxyPort !== undefined && { PROXY_PORT: String(proxyPort) }),
    }
    const preload = dieAtEntry === undefined ? [] : ['--import', killPreload]
    const child = spawn(process.execPath, [...preload, main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = child

    this.#port = await new Promise<number>((listening, failed) => {
      const listen = (chunk: Buffer) => {
        this.#output += chunk.toString()
        const port = /running at http:\/\/127\.0\.0\.1:(\d+)\s*$/.exec(this.#output)?.[1]
        if (port !== undefined) listening(Number(port))
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('close', () => failed(new Error(`The server did not start. It said:\n${this.#output}`)))
    })
  }

  /** Stops it as a deployment does. @returns its exit code, or null when it was not running */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  /** The power goes off. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async untilDead(): Promise<void> {
    const child = this.#process
    if (child && isAlive(child)) await once(child, 'exit')
  }

  /** Freezes it where it is; connections stay open and get no answer. */
  pause(): void {
    this.#process?.kill('SIGSTOP')
  }

  resume(): void {
    this.#process?.kill('SIGCONT')
  }

  async remove(): Promise<void> {
    await this.kill()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#process
    this.#process = undefined
    if (!child || !isAlive(child)) return null
    const exited = once(child, 'exit')
    child.kill(signal)
    // A frozen process receives it only when it continues.
    child.kill('SIGCONT')
    await exited
    return child.exitCode
  }
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null
