import { isCountry, isCounty } from './countries-and-counties.ts'

/**
 * Finds the town in a typed location: "Rose Cottage, Elm Road, Leeds LS1 4AB" is "Leeds". Only the town is sent to the
 * weather service, so it must never be a house or a street. Those precede the town: only the last part counts, ignoring
 * postcode, county and country. Undefined when that part may be a house or a street too.
 */
export function parseTown(location: string): string | undefined {
  const named = location
    .replace(postcode, ' ')
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '' && !isCountry(part))
  const smaller = named.filter((part) => !isCounty(part))
  if (smaller.length === 1 && wholePostcode.test(location)) return undefined
  const town = smaller.at(-1) ?? named.at(-1)
  return town === undefined || address.test(town) ? undefined : town
}

/** A UK postcode, complete or only its first half. */
const postcode = /\b[a-z]{1,2}\d[a-z\d]?(\s*\d[a-z]{2})?\b/gi

/** A single name with it is a complete address: "Dunroamin, NR21 0AA". */
const wholePostcode = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/i

/** Words that follow the name of a house or street. Alone they may be towns: Street, Mill Hill, Chester le Street. */
const address = new RegExp(
  [
    String.raw`\d`,
    String.raw`^(the\s|flat\b|apartment\b)`,
    String.raw`\s(avenue|close|court|crescent|drive|gardens|grove|lane|mews|place|rise|road|row|square)\b`,
    String.raw`\s(terrace|view|walk|way|ave|cres|gdns|rd)\b|(?<!\sle)\sstreet\b|\s(dr|ln|st)\.?$`,
    String.raw`\s(apartment|barn|bungalow|cottage|farm|farmhouse|flat|grange|hall|house|lodge|manor)s?\b`,
    String.raw`\s(building|mansion|rectory|tower|vicarage|villa)s?\b`,
  ].join('|'),
  'i',
)
