import { existsSync } from 'node:fs'
import { openHttpDriver } from '../webdriver/http-driver.ts'
import type { Engine } from './engine.ts'
import { Program } from './program.ts'

const chromium = '/usr/bin/chromium'
const chromedriver = '/usr/bin/chromedriver'

export const chromiumEngine: Engine = {
  name: 'Chromium',
  packages: ['chromium', 'chromium-driver'],
  isInstalled: () => [chromium, chromedriver].every((file) => existsSync(file)),
  start: (_profile, port) => new Program(chromedriver, [`--port=${port}`]),
  connect: (profile, port) =>
    openHttpDriver(port, {
      browserName: 'chrome',
      'goog:chromeOptions': {
        binary: chromium,
        args: [
          `--user-data-dir=${profile}`,
          '--headless=new',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
        ],
      },
    }),
  closing: ['CloseWindow'],
  stays: ['chromedriver'],
}
