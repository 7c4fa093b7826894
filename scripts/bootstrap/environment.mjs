import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, resolve } from 'node:path'

const neededByInstallers = /^npm_config_(registry|cafile|ca|proxy|https_proxy|http_proxy|noproxy|cache)$/i

/** npm passes its own settings to scripts; pnpm and npx warn about each unknown one. */
export function dropNpmSettings() {
  for (const name of Object.keys(process.env)) {
    if (/^npm_(config|package)_/i.test(name) && !neededByInstallers.test(name)) delete process.env[name]
  }
}

/** Lets Node keep what it has compiled: hundreds of test workers and servers load the same packages. */
export function keepCompiledCode() {
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node')
}

/** Puts Node 24 or newer first on the PATH: the running one, or else the one installed as a package. */
export function preferNode24() {
  const ownMajor = Number.parseInt(process.versions.node, 10)
  const folder = ownMajor >= 24 ? dirname(process.execPath) : packagedNodeFolder()
  process.env.PATH = [folder, resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
}

function packagedNodeFolder() {
  const folder = resolve(`scripts/runtime/node_modules/node-${process.platform}-${process.arch}/bin`)
  const node = `${folder}/node`
  if (existsSync(node) && spawnSync(node, ['--version']).status === 0) return folder
  throw new Error(
    `This is Node ${process.versions.node} on ${process.platform} ${process.arch}, and only Linux with glibc ` +
      'on x64 or arm64 has Node 24 included with the packages. ' +
      'Install Node 24 or newer (https://nodejs.org) and run the command again.',
  )
}
