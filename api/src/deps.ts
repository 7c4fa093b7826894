import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { AirSource } from './air-quality/air-source.ts'
import type { AuthMode } from './config.ts'
import type { Db } from './db/database.ts'
import type { LogError } from './errors.ts'

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
  config: {
    authMode: AuthMode
    /** Another port under which browsers reach this server: that of a development proxy in front of it. */
    proxyPort?: number | undefined
  }
  /** Who measures the air; without it readings are demo ones. */
  airSource?: AirSource | undefined
  /** The built app; without it only the API answers. */
  staticRoot?: string | undefined
  logError: LogError
  /** True once the server has been told to stop. */
  isStopping?: () => boolean
}

export type Env = { Bindings: HttpBindings }
export type Ctx = Context<Env>
