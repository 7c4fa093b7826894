import type { Browser } from './browser/browser.ts'
import { label, role, text } from './browser/locator.ts'

/** A patient's actions in the app, and what the app shows. */
export class Phone {
  readonly browser: Browser
  readonly #origin: string

  constructor(browser: Browser, origin: string) {
    this.browser = browser
    this.#origin = origin
  }

  async open(path: string): Promise<void> {
    await this.browser.goto(`${this.#origin}${path}`)
  }

  /** Opens the app with signal and waits until all of it is on the phone. */
  async readyOffline(): Promise<void> {
    await this.open('/')
    await this.browser.execute(`
      return navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ? undefined :
        new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
        }))`)
  }

  /** Logs an entry, up to the dialog that appears only after the entry is stored. */
  async logSymptoms(notes: string): Promise<void> {
    const { browser } = this
    await this.open('/tracking')
    await this.fillIn(notes)
    await this.pressLogSymptoms()
    await browser.untilVisible(role('dialog', 'Recovery Insight'))
  }

  async fillIn(notes: string): Promise<void> {
    const { browser } = this
    await browser.click(role('button', 'Set each answer myself'))
    await browser.click(role('button', 'Cough down by 1'))
    await browser.fill(label(/^Notes/), notes)
  }

  async pressLogSymptoms(): Promise<void> {
    await this.browser.click(role('button', 'Log Symptoms'))
    await this.browser.click(role('button', 'Save anyway'))
  }

  async untilSavedOnPhone(): Promise<void> {
    await this.browser.untilVisible(text(/Saved on this phone/))
  }
}
