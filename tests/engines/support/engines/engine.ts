import type { CommandName, Driver, Params } from '../webdriver/driver.ts'
import type { Program } from './program.ts'

export type Engine = {
  name: 'WebKit' | 'Firefox' | 'Chromium'
  /** What apt-get installs for it on Debian. */
  packages: readonly string[]
  isInstalled(): boolean
  /** Starts what listens on this port for commands, with this folder as the browser's profile. */
  start(profile: string, port: number): Program | Promise<Program>
  /** Begins a session with it; what was stored in the profile before is there again. */
  connect(profile: string, port: number): Promise<Driver>
  /** The command that closes it as a person does, by its last window. */
  closing: [command: CommandName, params?: Params]
  /** The programs that stay when the browser is closed. */
  stays: readonly string[]
}
