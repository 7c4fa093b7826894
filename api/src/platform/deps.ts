import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { AirSource } from '../air/air-source.ts'
import type { Vitals } from '../ops/health/vitals.ts'
import type { ModeConfig } from './config/config.ts'
import type { RealSettings } from './config/real-settings.ts'
import type { Db } from './db/database.ts'
import type { LogError } from './errors.ts'
import type { LogRequest } from './http/access-log.ts'

export type Clock = {
  /** Epoch milliseconds. */
  now: () => number
  /** Minutes to add to UTC for the wall clock of this place at that time. */
  offsetMinAt: (ms: number) => number
}

/** Everything the app needs from the world. */
export type Deps = {
  db: Db
  clock: Clock
  newId: () => string
  config: ModeConfig
  /** Who measures the air; without it the demo makes readings up, and real mode has none. */
  airSource?: AirSource | undefined
  /** The built app; without it only the API answers. */
  staticRoot?: string | undefined
  logError: LogError
  /** Where one line for every request goes, and the key of the pseudonyms in it; undefined: nowhere. */
  requestLog?: { log: LogRequest; key: string } | undefined
  /** True once the server has been told to stop. */
  isStopping?: () => boolean
  /** How the machine is doing; without it that is not measured. */
  vitals?: Vitals
  /** Who shows it learns from /readyz what is wrong; without it nobody does. */
  operatorKey?: string
}

/** In real mode. */
export type RealDeps = Deps & { real: RealSettings }

export type Env = {
  Bindings: HttpBindings
  /** Who was found to be asking, for the log. */
  Variables: { asker?: { kind: 'patient' | 'clinician'; id: number } }
}
export type Ctx = Context<Env>
