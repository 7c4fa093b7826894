/**
 * The town in what somebody wrote as their location: "14 Elm Road, Leeds LS1 4AB" is "Leeds". A weather service is
 * told no more than that. Undefined when nothing is left, as of a postcode alone.
 */
export function townOf(location: string): string | undefined {
  const parts = location
    .replace(postcode, ' ')
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '' && !/\d/.test(part))
  return parts.find((part) => !street.test(part)) ?? parts[0]
}

/** Of the UK, whole or its first half. */
const postcode = /\b[a-z]{1,2}\d[a-z\d]?(\s*\d[a-z]{2})?\b/gi

const street =
  /\s(avenue|close|court|crescent|drive|flats?|gardens|grove|house|lane|road|street|terrace|way)$/i
