import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A program that an attack runs against, and what it uses of the machine (from /proc, so on Linux only). */
export class RunningProgram {
  readonly #child: ChildProcess
  #output = ''

  private constructor(child: ChildProcess) {
    this.#child = child
  }

  /** Resolves when it prints something that matches. */
  static async start(
    command: string,
    args: readonly string[],
    { env, until }: { env: Record<string, string>; until: RegExp },
  ): Promise<RunningProgram> {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    const program = new RunningProgram(child)
    await new Promise<void>((ready, failed) => {
      const listen = (chunk: Buffer) => {
        program.#output += chunk.toString()
        if (until.test(program.#output)) ready()
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('error', failed)
      child.once('close', () => failed(new Error(`${command} did not start. It said:\n${program.#output}`)))
    })
    return program
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** The most memory that it has had at one time. */
  peakMemoryMb(): number {
    const kb = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1]
    return Number(kb) / 1024
  }

  /** The processor time that it has used so far. */
  cpuMs(): number {
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const [userTicks, systemTicks] = [Number(fields[11]), Number(fields[12])]
    // 100 ticks a second, on every Linux that Node runs on.
    return (userTicks + systemTicks) * 10
  }

  /** All that it has printed. */
  get output(): string {
    return this.#output
  }

  openFiles(): number {
    return readdirSync(`/proc/${this.pid}/fd`).length
  }

  async stop(): Promise<void> {
    if (!this.isRunning) return
    const exited = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await exited
  }
}

/** The path of a program that is installed, also where only root has it on the PATH. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path))
}
