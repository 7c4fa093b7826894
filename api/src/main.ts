import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { eraseExpiredInvitationsDaily } from './access/join/erase-expired-invitations.ts'
import { logAirFailure } from './air/log-air-failure.ts'
import { openWeather } from './air/open-weather.ts'
import { createApp } from './app.ts'
import { upgradeRosters } from './care/roster/upgrade-rosters.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { backUpBeforeMigrating } from './ops/backup/back-up-before-migrating.ts'
import { findBuiltApp } from './ops/built-app.ts'
import { keepDiskReserve } from './ops/disk-reserve.ts'
import { writeOperatorKey } from './ops/health/operator-key.ts'
import { watchServerLoad } from './ops/health/server-load.ts'
import { ConfigError } from './platform/config/config-error.ts'
import { type Config, databaseFile, readConfig } from './platform/config/config.ts'
import { readTls } from './platform/config/real-settings.ts'
import { lockDatabase } from './platform/db/database-lock.ts'
import { truncateWal } from './platform/db/dialect.ts'
import { findMeta, insertMissingMeta } from './platform/db/meta.repo.ts'
import { isUnmigrated, migrateToLatest } from './platform/db/migrate.ts'
import { type OpenDatabase, openDatabase } from './platform/db/open-database.ts'
import type { Clock } from './platform/deps.ts'
import { renewCertificateHourly } from './platform/http/renew-certificate.ts'
import { type RunningServer, serve } from './platform/http/serve.ts'
import { logErrorAsJson, logRequestAsJson } from './platform/log.ts'
import { resumeErasures } from './rights/resume-erasures.ts'

const exitCode = { badConfig: 78, failed: 1 }
const graceMs = 10_000
/** How long to wait for the previous server process to end. */
const patienceMs = 3_000

const clock: Clock = {
  now: Date.now,
  offsetMinAt: (ms) => -new Date(ms).getTimezoneOffset(),
}

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof ConfigError ? exitCode.badConfig : exitCode.failed)
}

async function start(config: Config): Promise<void> {
  const staticRoot = findBuiltApp(config.authMode)
  const database = await openOwnDatabase(config)
  let isStopping = false
  const app = createApp({
    db: database.db,
    clock,
    newId: randomUUIDv7,
    config,
    airSource: config.openWeather && openWeather({ ...config.openWeather, fetch, onFailure: logAirFailure }),
    staticRoot,
    logError: logErrorAsJson,
    requestLog: requestLogOf(config),
    isStopping: () => isStopping,
    serverLoad: watchServerLoad(config.dataDir, { connectionShare: () => server.connectionShare() }),
    diskReserve: await keepDiskReserve(config.dataDir),
    operatorKey: writeOperatorKey(config.dataDir),
  })
  const { tls, proxies } = config.authMode === 'real' ? config.real : {}
  const server = await serve(app, { ...config, tls, proxies })
  if (tls) renewCertificateHourly(server, tls, () => readTls(process.env) ?? tls)
  const host = server.address.family === 'IPv6' ? `[${server.address.address}]` : server.address.address
  const dailyErasure = eraseExpiredInvitationsDaily({ db: database.db, clock, logError: logErrorAsJson })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      void shutDown(server, database, dailyErasure)
    })
  }
  console.log(`Second Wind is running at ${tls ? 'https' : 'http'}://${host}:${server.address.port}`)
}

async function openOwnDatabase({ dataDir, authMode }: Config): Promise<OpenDatabase> {
  // Files with health data must be readable by this user alone.
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  const file = databaseFile({ dataDir })
  if (!lockDatabase(file, patienceMs))
    throw new Error(`${file} is already being used by another server or a restore.`)
  const database = openDatabase(file)
  // Checked before anything is written: the data may belong to the other mode or to an older release.
  const wasNew = await isUnmigrated(database.db)
  const mode = wasNew ? authMode : await findMeta(database.db, 'mode')
  if (mode !== authMode) throw new ConfigError(`The data in ${dataDir} was made with AUTH_MODE=${mode}.`)
  if (authMode === 'real' && !wasNew) await backUpBeforeMigrating(database.db, file, clock.now())
  await migrateToLatest(database.db)
  await insertMissingMeta(database.db, { mode: authMode, epoch: randomUUIDv7() })
  if (authMode === 'demo') await seedDemo(database.db, clock)
  await upgradeRosters(database.db, clock.now())
  await resumeErasures(database.db, clock.now())
  return database
}

function requestLogOf({ authMode, logsRequests }: Config) {
  return authMode === 'real' || logsRequests
    ? { log: logRequestAsJson, key: randomBytes(32).toString('hex') }
    : undefined
}

async function shutDown(
  server: RunningServer,
  database: OpenDatabase,
  dailyErasure: { stop(): Promise<void> },
): Promise<void> {
  await Promise.all([server.stop(graceMs), dailyErasure.stop()])
  // Waits for a transaction that a cut connection has left running.
  await truncateWal(database.db)
  await database.close()
  process.exit(0)
}
