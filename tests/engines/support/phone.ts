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

  /** What opens when an entry is stored. */
  readonly insight = role('dialog', 'Recovery Insight')

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
    await browser.untilVisible(this.insight)
  }

  async fillIn(notes: string): Promise<void> {
    const { browser } = this
    await this.setEachAnswer()
    await browser.click(role('button', 'Cough down by 1'))
    await browser.fill(label(/^Notes/), notes)
  }

  /** Opens the sliders and lists of every answer, unless a draft has them open. */
  async setEachAnswer(): Promise<void> {
    const { browser } = this
    const button = role('button', 'Set each answer myself')
    await browser.untilOneVisible([button, role('slider', 'Cough')])
    if (await browser.isVisible(button)) await browser.click(button)
  }

  async pressLogSymptoms(): Promise<void> {
    await this.browser.click(role('button', 'Log Symptoms'))
    await this.browser.click(role('button', 'Save anyway'))
  }

  async untilSavedOnPhone(): Promise<void> {
    await this.browser.untilVisible(text(/Saved on this phone/))
  }
}
