import { z } from 'zod'

/** Commands of W3C WebDriver by their names in Firefox's Marionette, each with its method and path over HTTP. */
export const commands = {
  NewSession: ['POST', ''],
  SetWindowRect: ['POST', '/window/rect'],
  CloseWindow: ['DELETE', '/window'],
  Navigate: ['POST', '/url'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementClear: ['POST', '/element/{id}/clear'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  Quit: ['DELETE', ''],
  TakeScreenshot: ['GET', '/screenshot'],
} as const satisfies Record<string, readonly [method: string, path: string]>

export type CommandName = keyof typeof commands

export type Params = Record<string, unknown>

/** A browser under W3C WebDriver. The parameters of a command are the same whatever carries them. */
export type Driver = {
  /** @throws DriverError when the browser refuses, or does not answer within the time of one command */
  send(command: CommandName, params?: Params): Promise<unknown>
  /** Ends the connection; the browser stays. */
  end(): void
}

/** A command's error by its code in the standard, such as `stale element reference`. */
export class DriverError extends Error {
  readonly code: string

  constructor(command: CommandName, code: string, message: string) {
    super(`${command}: ${code}: ${message}`)
    this.code = code
  }
}

/** The longest that a browser may take for a command, in milliseconds. */
export const commandMs = 20_000

/** The key of an element's reference, the same in all browsers. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export const elementSchema = z.object({ [elementKey]: z.string() })

export type ElementReference = z.infer<typeof elementSchema>

export const idOf = (element: ElementReference): string => element[elementKey]

export const referenceTo = (id: string): ElementReference => ({ [elementKey]: id })
