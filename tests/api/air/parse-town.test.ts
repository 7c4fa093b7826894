import { describe, expect, test } from 'vitest'
import { parseTown } from '../../../api/src/air/parse-town.ts'

describe('the place that is sent to the weather service', () => {
  test.each([
    ['London', 'London'],
    ['  Stoke   on Trent ', 'Stoke on Trent'],
    ['London, UK', 'London'],
    ['Leeds, West Yorkshire', 'Leeds'],
    ['Whitby, N. Yorkshire, England', 'Whitby'],
    ['Durham, County Durham', 'Durham'],
    ['Ryde, Isle of Wight', 'Ryde'],
    ['Llangefni, Isle of Anglesey', 'Llangefni'],
    ['Paris, France', 'Paris'],
    ['Headingley, Leeds', 'Leeds'],
    ['London SW1A', 'London'],
    ['Cardiff CF10', 'Cardiff'],
    ['14 Elm Road, Leeds LS1 4AB', 'Leeds'],
    ['14 Elm Road, Leeds ls14ab', 'Leeds'],
    ['Flat 2, 14 Elm Road, Leeds, LS1 4AB', 'Leeds'],
    ['Flat 2, 14 Elm Road, Leeds, West Yorkshire, LS1 4AB, UK', 'Leeds'],
    ['Elm House, Mill Lane, Whitby', 'Whitby'],
    ['Elm House\nWhitby', 'Whitby'],
    ['Street', 'Street'],
    ['Mill Hill', 'Mill Hill'],
    ['Lane End', 'Lane End'],
    ['Bury St Edmunds', 'Bury St Edmunds'],
    ['Chester le Street', 'Chester le Street'],
    ['Ynys Môn', 'Ynys Môn'],
    ['Bishop’s Stortford', 'Bishop’s Stortford'],
  ])('is for "%s" only "%s"', (location, town) => {
    expect(parseTown(location)).toBe(town)
  })

  test.each([
    ['Rose Cottage, Leeds', 'Leeds'],
    ['Dunroamin, Leeds', 'Leeds'],
    ['Dunroamin, The Headrow, Leeds, LS1 4AB', 'Leeds'],
    ['Dunroamin, Little Snoring, Norfolk, NR21 0AA', 'Little Snoring'],
  ])('is for "%s" the town, not the house name', (location, town) => {
    expect(parseTown(location)).toBe(town)
  })

  test.each(['Norfolk', 'Norfolk, UK', 'Norfolk NR21 0AA'])(
    'is for "%s" the county, because it names no house',
    (county) => {
      expect(parseTown(county)).toBe('Norfolk')
    },
  )
})

describe('a location without a safe town', () => {
  test.each(['LS1 4AB', 'SW1A', ' , ', '', 'UK', 'England, United Kingdom'])(
    'is not sent when it is "%s", which names no town',
    (location) => {
      expect(parseTown(location)).toBeUndefined()
    },
  )

  test.each([
    '14 Elm Road',
    '14 Elm Road Leeds',
    'Elm Road',
    'Elm Road, UK',
    'Elm St.',
    'Rose Cottage',
    'Rose Cottage, Norfolk',
    'Rose Cottage Leeds',
    'The Laurels',
    'Flat B2',
    'Elm Mansions',
    'Leeds, 14 Elm Road',
    'Rose Cottage, 14 Elm Road',
    'Elm House, Mill Lane',
    'Elm House, Mill Lane, LS1 4AB',
  ])('is not sent when it is "%s", which ends with a house or a street', (location) => {
    expect(parseTown(location)).toBeUndefined()
  })

  test.each(['Dunroamin, NR21 0AA', 'Dunroamin NR210AA', 'Dunroamin, Norfolk, NR21 0AA', 'London SW1A 1AA'])(
    'is not sent when it is "%s", which may name a house and has a whole postcode',
    (location) => {
      expect(parseTown(location)).toBeUndefined()
    },
  )
})
