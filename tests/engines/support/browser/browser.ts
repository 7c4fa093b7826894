import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { findFreePort } from '../../../support/free-port.ts'
import type { Engine } from '../engines/engine.ts'
import type { Program } from '../engines/program.ts'
import {
  type Driver,
  DriverError,
  type ElementReference,
  elementSchema,
  idOf,
  referenceTo,
} from '../webdriver/driver.ts'
import { describeLocator, library, type Locator, scriptFor } from './locator.ts'

/** How long a screen may take to show what a step waits for, in milliseconds; generous, as a busy machine is no failure. */
const stepMs = 15_000

const foundSchema = z.nullish(z.array(elementSchema))

/** A person's browser with one page, which can be closed or killed and opened again with what it has stored. */
export class Browser {
  readonly #engine: Engine
  readonly #profile: string
  #program: Program | undefined
  #connection: Driver | undefined

  static async open(engine: Engine): Promise<Browser> {
    const browser = new Browser(engine, await mkdtemp(join(tmpdir(), `second-wind-${engine.name}-`)))
    try {
      await browser.reopen()
    } catch (error) {
      await browser.remove()
      throw error
    }
    return browser
  }

  private constructor(engine: Engine, profile: string) {
    this.#engine = engine
    this.#profile = profile
  }

  async reopen(): Promise<void> {
    const port = await findFreePort()
    const program = await this.#engine.start(this.#profile, port)
    this.#program = program
    this.#connection = await this.#engine.connect(this.#profile, port).catch((error: unknown) => {
      throw new Error(`${this.#engine.name} did not start. It said:\n${program.output}`, { cause: error })
    })
    await this.resize(390, 844)
  }

  /** As a person does, and waits until the browser has stored what it stores then. */
  async close(): Promise<void> {
    await this.#driver.send(...this.#engine.closing)
    await this.#program?.untilOnlyLeft(this.#engine.stays)
    await this.kill()
  }

  /** Ends it as a phone does that needs the memory or has no power left. */
  async kill(): Promise<void> {
    await this.#program?.kill()
    this.#connection?.end()
    this.#connection = undefined
  }

  async remove(): Promise<void> {
    await this.kill()
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.send('SetWindowRect', { width, height })
  }

  async goto(url: string): Promise<void> {
    await this.#driver.send('Navigate', { url })
  }

  /**
   * @param body that of a function in the page, in JavaScript; a promise that it returns is awaited
   * @param ids of elements, its arguments
   */
  async execute(body: string, ...ids: string[]): Promise<unknown> {
    return this.#driver.send('ExecuteScript', { script: body, args: ids.map(referenceTo) })
  }

  /** A PNG in base64. */
  async screenshot(): Promise<string> {
    return z.string().parse(await this.#driver.send('TakeScreenshot', { full: false }))
  }

  async isVisible(locator: Locator): Promise<boolean> {
    return (await this.#findAll(locator)).length > 0
  }

  async untilVisible(locator: Locator, withinMs = stepMs): Promise<void> {
    await this.#withFirst(locator, withinMs, () => Promise.resolve())
  }

  async untilOneVisible(locators: Locator[]): Promise<void> {
    await Promise.any(locators.map((locator) => this.untilVisible(locator)))
  }

  async click(locator: Locator): Promise<void> {
    await this.#withFirst(locator, stepMs, async (id) => {
      await this.execute(scrollUntilStill, id)
      await this.#driver.send('ElementClick', { id })
    })
  }

  /** Types this in place of what stands there. */
  async fill(locator: Locator, words: string): Promise<void> {
    await this.#withFirst(locator, stepMs, async (id) => {
      await this.#driver.send('ElementClear', { id })
      await this.#driver.send('ElementSendKeys', { id, text: words })
    })
  }

  get #driver(): Driver {
    if (!this.#connection) throw new Error('The browser is not open.')
    return this.#connection
  }

  async #findAll(locator: Locator): Promise<ElementReference[]> {
    const script = scriptFor(locator)
    const found = foundSchema.parse(await this.execute(script))
    return found ?? foundSchema.parse(await this.execute(`${library};${script}`)) ?? []
  }

  /** Acts on the first such element as soon as there is one that lets it, because screens move while they open. */
  async #withFirst(locator: Locator, withinMs: number, act: (id: string) => Promise<unknown>): Promise<void> {
    const deadline = Date.now() + withinMs
    let refusal = 'nothing like it is on the screen'
    do {
      try {
        const [first] = await this.#findAll(locator)
        if (first) {
          await act(idOf(first))
          return
        }
      } catch (error) {
        if (!(error instanceof DriverError && passing.has(error.code))) throw error
        refusal = error.message
      }
      await sleep(100)
    } while (Date.now() < deadline)
    throw new Error(`${describeLocator(locator)}: ${refusal}`)
  }
}

/**
 * Browsers by themselves scroll an element to the lower edge, where the app has its bars, and click where it was a
 * moment ago when the screen moves.
 */
const scrollUntilStill = `
  const [element] = arguments
  const place = () => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return JSON.stringify(element.getBoundingClientRect())
  }
  return new Promise((resolve) => {
    const look = (before) => {
      const now = place()
      if (now === before) resolve()
      else setTimeout(() => look(now), 100)
    }
    look()
  })`

/** What browsers say of an element, or of a page, that is just changing. */
const passing = new Set([
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'no such element',
  'javascript error',
  'detached shadow root',
])
