import { readConfig } from '@second-wind/api/platform/config/config'
import { ConfigError } from '@second-wind/api/platform/config/config-error'
import { expect, test } from 'vitest'
import { openWeatherKey } from '../../air/open-air-api.ts'

test('without a key, or with a blank one, the service is not used', () => {
  expect(readConfig({}).openWeather).toBeUndefined()
  expect(readConfig({ OPENWEATHER_API_KEY: '  ' }).openWeather).toBeUndefined()
})

test('with a key, the service is used', () => {
  expect(readConfig({ OPENWEATHER_API_KEY: ` ${openWeatherKey}\n` }).openWeather).toEqual({
    key: openWeatherKey,
    url: 'https://api.openweathermap.org',
  })
})

test.each(['http://api.openweathermap.org', 'http://127.0.0.1.evil.example', 'ftp://localhost', 'nonsense'])(
  'the key is not sent to %s',
  (url) => {
    const env = { OPENWEATHER_API_KEY: openWeatherKey, OPENWEATHER_URL: url }
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow('not valid: OPENWEATHER_URL')
  },
)
