import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** The longest that a program may take to end, in milliseconds. */
const endMs = 15_000

/** A program with everything that it starts: a session of the operating system, so that all of it can be ended. */
export class Program {
  readonly #child: ChildProcess
  #output = ''

  constructor(command: string, args: string[], env: Record<string, string> = {}) {
    this.#child = spawn(command, args, {
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk) => (this.#output += String(chunk)))
    // Unheard, the error of a program that cannot start would end the test run.
    this.#child.on('error', (error) => (this.#output += error.message))
  }

  /** All that it has printed. */
  get output(): string {
    return this.#output
  }

  /** Ends all its processes at once. */
  async kill(): Promise<void> {
    for (const { pid } of this.#processes()) killIfAlive(pid)
    await this.untilOnlyLeft([])
  }

  /** Waits until all its processes have ended but those of these names. */
  async untilOnlyLeft(names: readonly string[]): Promise<void> {
    const deadline = Date.now() + endMs
    while (Date.now() < deadline) {
      if (this.#processes().every(({ name }) => names.includes(name))) return
      await sleep(50)
    }
    const left = this.#processes().map(({ name }) => name)
    throw new Error(`These did not end within ${endMs} ms: ${left.join(', ')}`)
  }

  /** By their session, because browsers put some of their processes into groups of their own. */
  #processes(): Process[] {
    return readdirSync('/proc')
      .filter((file) => /^\d+$/.test(file))
      .map(readProcess)
      .filter((found) => found !== undefined)
      .filter(({ session }) => session === this.#child.pid)
  }
}

type Process = { pid: number; name: string; session: number }

/** A process that is alive. */
function readProcess(pid: string): Process | undefined {
  try {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const [state, , , session] = rest.split(' ')
    return state === 'Z' ? undefined : { pid: Number(pid), name, session: Number(session) }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
