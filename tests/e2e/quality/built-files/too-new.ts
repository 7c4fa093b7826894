import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { oldestBrowsers } from '../../../../web/browsers.ts'

// Which parts of the web the oldest browsers lack, by the data that MDN shows in its tables.

const oldest: readonly (readonly [BrowserName, number])[] = [
  ['chrome_android', oldestBrowsers.chrome],
  // Samsung Internet 22 is Chromium 111.
  ['samsunginternet_android', 22],
  ['firefox_android', oldestBrowsers.firefox],
  ['safari_ios', oldestBrowsers.ios],
]

/** Whether one of the oldest browsers lacks it. */
function isTooNew({ support }: CompatStatement): boolean {
  return oldest.some(([browser, version]) => {
    const statements = [support[browser] ?? []].flat()
    return (
      statements.length > 0 &&
      !statements.some(
        ({ version_added: added, version_removed: removed, flags }) =>
          !flags && versionOf(added) <= version && (removed === undefined || versionOf(removed) > version),
      )
    )
  })
}

/** "16.4", "≤79"; `false` and "preview" are none yet. */
function versionOf(text: string | boolean | undefined | null): number {
  if (text === true) return 0
  const version = Number.parseFloat(String(text).replace('≤', ''))
  return Number.isNaN(version) ? Number.POSITIVE_INFINITY : version
}

type Names = {
  /** Objects of the language and of browsers: "CompressionStream". */
  globals: ReadonlySet<string>
  /** "URL.canParse". */
  statics: ReadonlySet<string>
  /** Methods and properties of the language that no older object has: "isWellFormed". */
  members: ReadonlySet<string>
}

/** What is new of the language and of the objects of a browser. */
export function newNames(): Names {
  const globals = new Set<string>()
  const statics = new Set<string>()
  const members = new Map<string, boolean>()
  for (const [tree, isLanguage] of [
    [data.javascript.builtins, true],
    [data.api, false],
  ] as const) {
    for (const [object, features] of featuresOf(tree)) {
      if (features.__compat && isTooNew(features.__compat)) globals.add(object)
      for (const [name, { __compat: compat }] of featuresOf(features)) {
        if (!compat) continue
        const isNew = isTooNew(compat)
        if (isNew) statics.add(`${object}.${name.replace(/_static$/, '')}`)
        if (isLanguage) members.set(name, isNew && members.get(name) !== false)
      }
    }
  }
  return { globals, statics, members: new Set([...members].flatMap(([name, isNew]) => (isNew ? name : []))) }
}

/** Properties, at-rules and selectors of style sheets: "text-wrap", "@container", ":has". */
export const newStyles = (): ReadonlySet<string> =>
  new Set([
    ...newIn(data.css.properties, (name) => name),
    ...newIn(data.css['at-rules'], (name) => `@${name}`),
    ...newIn(data.css.selectors, (name) => `:${name}`),
  ])

const newIn = (tree: Identifier | undefined, nameOf: (name: string) => string): string[] =>
  featuresOf(tree ?? {}).flatMap(([name, { __compat: compat }]) =>
    compat && isTooNew(compat) ? [nameOf(name)] : [],
  )

const featuresOf = (tree: Identifier | undefined): [string, Identifier][] =>
  Object.entries(tree ?? {}).filter(isFeature)

const isFeature = (entry: [string, CompatStatement | Identifier]): entry is [string, Identifier] =>
  entry[0] !== '__compat'
