import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { run } from './run.mjs'

const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)

/** Finds or installs Chromium and sets CHROMIUM_PATH to it. Returns false when neither is possible. */
export async function provideChromium() {
  const found = findChromium() ?? (await installChromium())
  if (found === undefined) {
    console.error(
      'Chromium is not installed and could not be installed automatically. Install it and try again.',
    )
    return false
  }
  process.env.CHROMIUM_PATH = found
  return true
}

function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...systemBrowsers, playwrightsOwn()]
  return candidates.filter(Boolean).find(isUsable)
}

async function installChromium() {
  const asRoot = process.getuid() === 0 ? ['env'] : ['sudo', '-n', 'env']
  const mayInstall = spawnSync(asRoot[0], [...asRoot.slice(1), 'true']).status === 0
  if (mayInstall && isDebian()) {
    await installDebianPackages(asRoot, 'chromium', 'fonts-liberation')
    const found = findChromium()
    if (found !== undefined) return found
  }
  const withLibraries = mayInstall ? ['--with-deps'] : []
  await run('playwright', ['install', ...withLibraries, 'chromium'], { folder: 'tests' })
  return findChromium()
}

async function installDebianPackages([command, ...args], ...names) {
  const aptGet = [...args, 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  await run(command, [...aptGet, 'update'])
  await run(command, [...aptGet, 'install', '-y', '--no-install-recommends', ...names])
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

// Ubuntu's "chromium" package is a stub for a snap, which cannot read the folders that Playwright creates.
function isUsable(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return status === 0 && !stdout.includes('snap')
}

function playwrightsOwn() {
  return createRequire(resolve('tests/package.json'))('@playwright/test').chromium.executablePath()
}
