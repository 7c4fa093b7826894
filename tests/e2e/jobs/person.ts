import type { Locator, Page } from '@playwright/test'

/** Someone at the app with a finger or a mouse. Counts what each thing costs them. */
export class Person {
  readonly page: Page
  taps = 0
  fieldsTyped = 0
  /** How far they scrolled to bring controls into view, in heights of their screen. */
  screensScrolled = 0

  constructor(page: Page) {
    this.page = page
  }

  async tap(control: Locator): Promise<void> {
    await this.scrollTo(control)
    await control.click()
    this.taps += 1
  }

  /** A tap on a telephone link, which leaves the app for the telephone. @returns where it leads */
  async call(link: Locator): Promise<string | null> {
    await this.scrollTo(link)
    // A trial click fails when anything covers the link.
    await link.click({ trial: true })
    this.taps += 1
    return link.getAttribute('href')
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.scrollTo(field)
    await field.fill(text)
    this.fieldsTyped += 1
  }

  /** One tap opens the list, one chooses from it. */
  async choose(list: Locator, label: string): Promise<void> {
    await this.scrollTo(list)
    await list.selectOption({ label })
    this.taps += 2
  }

  /** One tap on the line of a slider from 1 to 10. */
  async setScore(name: string, score: number): Promise<void> {
    const slider = this.page.getByRole('slider', { name })
    await this.scrollTo(slider)
    const track = await this.page
      .locator('.mantine-Slider-trackContainer', { has: slider })
      .locator('.mantine-Slider-track')
      .boundingBox()
    if (!track) throw new Error(`The slider ${name} cannot be seen.`)
    await this.page.mouse.click(track.x + (track.width * (score - 1)) / 9, track.y + track.height / 2)
    this.taps += 1
  }

  /** Scrolls no further than needed, clear of the bars at the edges. */
  async scrollTo(target: Locator): Promise<void> {
    await target.waitFor()
    this.screensScrolled += await target.evaluate((element) => {
      const ancestors: Element[] = []
      for (let at = element.parentElement; at; at = at.parentElement) ancestors.push(at)
      const scrolled = () => ancestors.reduce((sum, { scrollTop }) => sum + scrollTop, 0)
      const before = scrolled()
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return Math.abs(scrolled() - before) / window.innerHeight
    })
  }
}
