import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openMarionetteDriver } from '../webdriver/marionette-driver.ts'
import type { Engine } from './engine.ts'
import { Program } from './program.ts'

const firefox = '/usr/bin/firefox-esr'

const settings = {
  // After it was killed, it would ask whether to open the pages again.
  'browser.sessionstore.resume_from_crash': false,
  'toolkit.startup.max_resumed_crashes': -1,
  'browser.shell.checkDefaultBrowser': false,
  // It talks to nobody but the app.
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

export const firefoxEngine: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => existsSync(firefox),

  async start(profile, port) {
    const lines = Object.entries({ ...settings, 'marionette.port': port }).map(
      ([name, value]) => `user_pref('${name}', ${value});\n`,
    )
    await writeFile(join(profile, 'user.js'), lines.join(''))
    return new Program(firefox, ['--marionette', '--headless', '--no-remote', '--profile', profile])
  },
  connect: (_profile, port) => openMarionetteDriver(port),
  closing: ['Quit', { flags: ['eAttemptQuit'] }],
  stays: [],
}
