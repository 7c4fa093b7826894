import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findProgram, RunningProgram } from './running-program.ts'

export const publicPort = 8443
const serverPort = 8442
export const origin = `https://localhost:${publicPort}`
const inTls = (name: string) => resolve(import.meta.dirname, '../fixtures/tls', name)
const deployed = (name: string) =>
  readFileSync(resolve(import.meta.dirname, '../../docs/deployment', name), 'utf8')

/** How people reach the server: its own TLS, or a reverse proxy set up as docs/deployment.md says. */
export type Entrance = {
  name: string
  /** What the server needs to know about it. */
  settings(folder: string): Record<string, string>
  /** Starts the proxy; absent without one. */
  startProxy?(folder: string): Promise<RunningProgram>
  /** A program that is not on this computer. */
  missing?: string | undefined
}

const behindProxy = { TRUSTED_PROXY: '127.0.0.1', PORT: String(serverPort) }

export const entrances: readonly Entrance[] = [
  {
    name: 'TLS',
    settings: (folder) => ({
      TLS_CERT: inTls('localhost.crt'),
      TLS_KEY: privateKeyIn(folder),
      PORT: String(publicPort),
    }),
  },
  {
    name: 'Caddy',
    missing: isMissing('caddy'),
    settings: () => behindProxy,
    startProxy: (folder) => {
      const file = join(folder, 'Caddyfile')
      const config = deployed('Caddyfile')
        .replace(/^\{$/m, '{\n\tadmin off\n\thttp_port 8441')
        .replace(
          /^app\.example \{$/m,
          `localhost:${publicPort} {\n\ttls ${inTls('localhost.crt')} ${privateKeyIn(folder)}`,
        )
        .replace('127.0.0.1:8710', `127.0.0.1:${serverPort}`)
      writeFileSync(file, config)
      return RunningProgram.start(
        findProgram('caddy') ?? 'caddy',
        ['run', '--adapter', 'caddyfile', '--config', file],
        {
          env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
          until: /serving initial configuration/,
        },
      )
    },
  },
  {
    name: 'nginx',
    missing: isMissing('nginx'),
    settings: () => behindProxy,
    startProxy: (folder) => {
      const file = join(folder, 'nginx.conf')
      mkdirSync(join(folder, 'nginx'))
      const site = deployed('nginx.conf')
        .replaceAll(/listen ((?:\[::\]:)?)80;/g, 'listen $18441;')
        .replaceAll(/listen ((?:\[::\]:)?)443 /g, `listen $1${publicPort} `)
        .replaceAll('app.example', 'localhost')
        .replace(/ssl_certificate .*;/, `ssl_certificate ${inTls('localhost.crt')};`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${privateKeyIn(folder)};`)
        .replace('/var/log/nginx/second-wind.log', 'stderr')
        .replaceAll('127.0.0.1:8710', `127.0.0.1:${serverPort}`)
      writeFileSync(file, `${debiansNginx(folder)}\nhttp {\n${tempFolders(folder)}\n${site}\n}\n`)
      return RunningProgram.start(findProgram('nginx') ?? 'nginx', ['-c', file, '-e', 'stderr'], {
        env: {},
        until: /start worker process/,
      })
    },
  },
]

function isMissing(program: string): string | undefined {
  return findProgram(program) === undefined ? program : undefined
}

/** The lines of Debian's /etc/nginx/nginx.conf around a site, with the change that docs/deployment.md asks for. */
const debiansNginx = (folder: string): string => `daemon off;
user root;
pid ${folder}/nginx.pid;
error_log stderr notice;
worker_processes auto;
worker_rlimit_nofile 16384;
events { worker_connections 4096; }`

const tempFolders = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/nginx/${name};`)
    .join('\n')

/** In a working copy everyone can read it, which the server refuses. */
function privateKeyIn(folder: string): string {
  const file = join(folder, 'key.pem')
  writeFileSync(file, readFileSync(inTls('localhost.key')), { mode: 0o600 })
  return file
}
