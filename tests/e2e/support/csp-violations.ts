import type { Browser, BrowserContext } from '@playwright/test'

/** What a helper needs to open its own windows. */
export type Windows = Pick<Browser, 'newContext'>

export type CspObservedBrowser = Windows & {
  /** What the Content-Security-Policy has refused, in any window: directive, what, and on which screen. */
  violations: string[]
}

/**
 * The same browser; each of its windows reports what its policy refuses, by event and by console.
 *
 * @param viewport of every window, whatever is asked for
 */
export function observeCspViolations(
  browser: Browser,
  viewport: { width: number; height: number } | null,
): CspObservedBrowser {
  const violations: string[] = []
  return {
    violations,
    newContext: async (options) => {
      const context = await browser.newContext({ ...options, viewport })
      await reportViolations(context, (violation) => violations.push(violation))
      return context
    },
  }
}

async function reportViolations(context: BrowserContext, report: (violation: string) => void): Promise<void> {
  await context.exposeFunction('tellViolation', report)
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI } = event
      Reflect.get(window, 'tellViolation')(`${effectiveDirective} ${blockedURI} ${location.pathname}`)
    })
  })
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) report(message.text())
  })
}
