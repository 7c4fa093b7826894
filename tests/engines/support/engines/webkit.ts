import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openHttpDriver } from '../webdriver/http-driver.ts'
import type { Engine } from './engine.ts'
import { Program } from './program.ts'

const webkitDriver = '/usr/bin/WebKitWebDriver'
const xvfb = '/usr/bin/xvfb-run'
const python = '/usr/bin/python3'
const window = join(import.meta.dirname, 'webkit-window.py')
const screen = ['--auto-servernum', '--server-args=-screen 0 1400x1000x24']

/** It has no mode without a screen, which Xvfb is. */
export const webkitEngine: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xauth'],
  isInstalled: () => [webkitDriver, xvfb, python].every((file) => existsSync(file)) && canOpenWindow(),
  start: (profile, port) =>
    new Program(xvfb, [...screen, webkitDriver, `--port=${port}`], { PROFILE: profile }),
  connect: (_profile, port) =>
    openHttpDriver(port, { 'webkitgtk:browserOptions': { binary: window, args: [] } }),
  closing: ['CloseWindow'],
  stays: ['xvfb-run', 'Xvfb', 'WebKitWebDriver'],
}

const canOpenWindow = (): boolean => spawnSync(python, [window, '--check']).status === 0
