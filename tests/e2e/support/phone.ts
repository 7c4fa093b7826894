import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** A patient's actions in the app on a phone, and what the app shows. */
export class Phone {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get context(): BrowserContext {
    return this.page.context()
  }

  /** Opens the app with signal and waits until all of it is on the phone. */
  async readyOffline(address = '/'): Promise<void> {
    await this.page.goto(address)
    await this.untilKeptOnPhone()
  }

  /** The worker is activated only when the last file is in the cache, and then takes the page over. */
  async untilKeptOnPhone(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (navigator.serviceWorker.controller) return
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
    })
  }

  async loseSignal(): Promise<void> {
    await this.context.setOffline(true)
  }

  async findSignal(): Promise<void> {
    await this.context.setOffline(false)
  }

  async newTab(): Promise<Phone> {
    return new Phone(await this.context.newPage())
  }

  /** Leaves the app for a plain file of the same origin, where its storage can be read while the app is not running. */
  async leaveApp(): Promise<void> {
    await this.page.goto('/favicon.svg')
  }

  async openTracker(): Promise<void> {
    await this.page.goto('/tracking')
    await expect(this.page.getByRole('heading', { name: "Today's Symptom Check" })).toBeVisible()
  }

  async openHistory(): Promise<void> {
    await this.page.goto('/tracking?tab=history')
  }

  async openOfflineFeatures(): Promise<void> {
    await this.page.goto('/offline-features')
    await expect(this.page.getByRole('heading', { level: 1, name: 'Offline Features' })).toBeVisible()
  }

  /** Opens the sliders and lists of every answer, unless a draft has them open. */
  async setEachAnswer(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Set each answer myself' })
    await expect(button.or(this.page.getByRole('slider').first())).toBeVisible()
    if (await button.isVisible()) await button.click()
  }

  /** Fills in two answers of the tracker. The other scores stay where they are, on purpose. */
  async fillIn({ cough, notes }: { cough: number; notes: string }): Promise<void> {
    await this.setEachAnswer()
    const slider = this.page.getByRole('slider', { name: 'Cough' })
    await slider.press('Home')
    for (let score = 1; score < cough; score += 1) await slider.press('ArrowRight')
    await this.page.getByLabel('Notes').fill(notes)
  }

  async pressLogSymptoms(): Promise<void> {
    await this.page.getByRole('button', { name: 'Log Symptoms' }).click()
    await this.page.getByRole('button', { name: 'Save anyway' }).click()
  }

  /** Logs an entry, up to the dialog that appears only after the entry is stored. */
  async logSymptoms(notes: string, cough = 5): Promise<void> {
    await this.openTracker()
    await this.fillIn({ cough, notes })
    await this.pressLogSymptoms()
    await expect(this.insight).toBeVisible()
  }

  /** How many symptom entries Offline Features says are waiting; it must be open. A count of 0 is folded. */
  get pending(): Locator {
    const card = this.page.getByRole('heading', { name: 'Waiting to be sent' }).locator('..')
    return card.locator('dl > div').filter({ hasText: 'Symptom entries' }).locator('dd')
  }

  get insight(): Locator {
    return this.page.getByRole('dialog', { name: 'Recovery Insight' })
  }

  /** In place of the insight, when something needs advice today. */
  get adviceToday(): Locator {
    return this.page.getByRole('dialog', { name: 'Advice about your entry' })
  }

  /** The card of one entry on the History tab. */
  entry(notes: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByText(notes, { exact: true }) })
  }

  /** The same, opened: an entry older than the newest three is folded to one line. */
  async openEntry(notes: string): Promise<Locator> {
    const entry = this.entry(notes)
    await expect(entry).toBeVisible()
    const folded = entry.getByRole('button', { expanded: false })
    if ((await folded.count()) > 0) await folded.click()
    return entry
  }
}
