import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { AirSource } from '../air/air-source.ts'
import type { DiskReserve } from '../ops/disk-reserve.ts'
import type { ServerLoad } from '../ops/health/server-load.ts'
import type { ModeConfig } from './config/config.ts'
import type { RealSettings } from './config/real-settings.ts'
import type { Db } from './db/database.ts'
import type { LogError } from './errors.ts'
import type { LogRequest } from './http/access-log.ts'

export type Clock = {
  /** Epoch milliseconds. */
  now: () => number
  /** Minutes to add to UTC for the server's wall clock at that time. */
  offsetMinAt: (ms: number) => number
}

/** Everything that the app needs from outside. */
export type Deps = {
  db: Db
  clock: Clock
  newId: () => string
  config: ModeConfig
  /** The air quality service; without it the demo invents readings, and real mode has none. */
  airSource?: AirSource | undefined
  /** The built app; without it the server offers only the API. */
  staticRoot?: string | undefined
  logError: LogError
  /** The access log, and the key of its pseudonyms; without it requests are not logged. */
  requestLog?: { log: LogRequest; key: string } | undefined
  /** True once the server has received the signal to stop. */
  isStopping?: () => boolean
  /** Measurements of the machine; without it nothing is measured. */
  serverLoad?: ServerLoad
  /** Room kept for reads on a full disk; without it nothing is refused before the disk is full. */
  diskReserve?: DiskReserve
  /** The key that unlocks the details of /readyz. */
  operatorKey?: string
  /** The cost of a password's hash; without it the recommended one. Only tests set it. */
  passwordCost?: { N: number; r: number; p: number }
}

export type RealDeps = Deps & { real: RealSettings }

export type Env = {
  Bindings: HttpBindings
  /** The authenticated caller, for the access log. */
  Variables: { caller?: { kind: 'patient' | 'clinician'; id: number } }
}
export type Ctx = Context<Env>
