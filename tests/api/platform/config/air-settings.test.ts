import { readConfig } from '@second-wind/api/platform/config/config'
import { ConfigError } from '@second-wind/api/platform/config/config-error'
import { describe, expect, test } from 'vitest'
import { openWeatherKey } from '../../air/open-air-api.ts'

describe('the air quality service', () => {
  test('is not used without a key, or with a blank one', () => {
    expect(readConfig({}).openWeather).toBeUndefined()
    expect(readConfig({ OPENWEATHER_API_KEY: '  ' }).openWeather).toBeUndefined()
  })

  test('is used with a key', () => {
    expect(readConfig({ OPENWEATHER_API_KEY: ` ${openWeatherKey}\n` }).openWeather).toEqual({
      key: openWeatherKey,
      url: 'https://api.openweathermap.org',
    })
  })

  test.each([
    'http://api.openweathermap.org',
    'http://127.0.0.1.evil.example',
    'ftp://localhost',
    'nonsense',
  ])('is only the real one: the key is not sent to %s', (url) => {
    const env = { OPENWEATHER_API_KEY: openWeatherKey, OPENWEATHER_URL: url }
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow('not valid: OPENWEATHER_URL')
  })
})
