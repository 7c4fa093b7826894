import { expect, test } from 'vitest'
import { townOf } from '@second-wind/core/air/town-of'

test.each([
  ['London', 'London'],
  ['  Stoke   on Trent ', 'Stoke on Trent'],
  ['Leeds, West Yorkshire', 'Leeds'],
  ['London SW1A 1AA', 'London'],
  ['Leeds ls14ab', 'Leeds'],
  ['Cardiff CF10', 'Cardiff'],
  ['14 Elm Road, Leeds LS1 4AB', 'Leeds'],
  ['Flat 2, 14 Elm Road, Leeds, LS1 4AB', 'Leeds'],
  ['Elm House, Mill Lane, Whitby', 'Whitby'],
  ['Elm House\nWhitby', 'Whitby'],
  ['Street', 'Street'],
  ['Chester le Street', 'Chester le Street'],
  ['Ynys Môn', 'Ynys Môn'],
  ['Bishop’s Stortford', 'Bishop’s Stortford'],
])('of "%s" only "%s" is told to a weather service', (location, town) => {
  expect(townOf(location)).toBe(town)
})

test.each(['LS1 4AB', 'SW1A', '14 Elm Road', ' , ', ''])('"%s" names no town', (location) => {
  expect(townOf(location)).toBeUndefined()
})
