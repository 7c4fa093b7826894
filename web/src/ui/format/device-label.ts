/** "Chrome on Android": a recognisable name for this device. */
export function deviceLabel(userAgent = navigator.userAgent): string {
  const browser = nameIn(browsers, userAgent) ?? 'A browser'
  const system = nameIn(systems, userAgent)
  return system === undefined ? browser : `${browser} on ${system}`
}

type Marks = readonly (readonly [mark: RegExp, name: string])[]

/** Order matters: most browsers also contain "Chrome" or "Safari" in their user agent. */
const browsers: Marks = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/OPR\//, 'Opera'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\/|AppleWebKit\//, 'Safari'],
]

const systems: Marks = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

const nameIn = (marks: Marks, userAgent: string) => marks.find(([mark]) => mark.test(userAgent))?.[1]
