import { join } from 'node:path'
import * as z from 'zod/mini'
import { repositoryFolder } from '../repository-folder.ts'
import { ConfigError } from './config-error.ts'
import { readRealSettings, type RealSettings } from './real-settings.ts'

export const authModes = ['demo', 'real'] as const
export type AuthMode = (typeof authModes)[number]

/** Settings of one mode only. */
export type ModeConfig =
  | {
      authMode: 'demo'
      /** A second port at which browsers reach this server: the development proxy's. */
      proxyPort?: number | undefined
      /** BENCH=1: `npm run bench` may count the entries. */
      isBench?: boolean
    }
  | { authMode: 'real'; real: RealSettings }

export type Config = ModeConfig & {
  port: number
  host: string
  dataDir: string
  /** LOG=requests: log every request. Real mode always does. */
  logsRequests: boolean
  /** Live air quality; undefined without a key. */
  openWeather: { key: string; url: string } | undefined
}

export const databaseFile = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'second-wind.sqlite')

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535))

const environment = z.object({
  PORT: z._default(port, 8710),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), join(repositoryFolder, 'data')),
  AUTH_MODE: z._default(z.enum(authModes), 'demo'),
  PROXY_PORT: z.optional(port),
  LOG: z.optional(z.enum(['requests'])),
  BENCH: z.optional(z.enum(['1'])),
  OPENWEATHER_API_KEY: z.optional(z.string().check(z.trim())),
  OPENWEATHER_URL: z._default(z.string().check(z.refine(isPrivate)), 'https://api.openweathermap.org'),
})

const loopbackHosts = ['127.0.0.1', '::1', 'localhost']

/** @throws ConfigError */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new ConfigError(`These settings are not valid: ${names}.`)
  }
  const { PORT, HOST, DATA_DIR, AUTH_MODE, PROXY_PORT, OPENWEATHER_API_KEY: key } = parsed.data
  const isLoopback = loopbackHosts.includes(HOST)
  if (AUTH_MODE === 'demo' && !isLoopback) {
    throw new ConfigError(
      `The demo has no sign-in, so it can only run on this computer, not on HOST=${HOST}.`,
    )
  }
  const mode: ModeConfig =
    AUTH_MODE === 'real'
      ? { authMode: AUTH_MODE, real: readRealSettings(env, { isLoopback }) }
      : { authMode: AUTH_MODE, proxyPort: PROXY_PORT, isBench: parsed.data.BENCH === '1' }
  return {
    ...mode,
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    logsRequests: parsed.data.LOG === 'requests',
    openWeather: key ? { key, url: parsed.data.OPENWEATHER_URL } : undefined,
  }
}

/** The key is part of the address, so the connection must be encrypted or stay on this computer. */
function isPrivate(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && loopbackHosts.includes(hostname))
}
