import { readConfig } from '@second-wind/api/platform/config/config'
import { ConfigError } from '@second-wind/api/platform/config/config-error'
import { describe, expect, test } from 'vitest'

describe('the settings of the server', () => {
  test('without any run the demo, reachable from this computer only', () => {
    expect(readConfig({})).toMatchObject({ port: 8710, host: '127.0.0.1', authMode: 'demo' })
    expect(readConfig({}).dataDir).toMatch(/\/data$/)
  })

  test('give port, host and data folder', () => {
    expect(readConfig({ PORT: '9000', HOST: '::1', DATA_DIR: '/tmp/x' })).toMatchObject({
      port: 9000,
      host: '::1',
      dataDir: '/tmp/x',
    })
  })

  test.each([
    [{ HOST: '0.0.0.0' }, /only run on this computer/],
    [{ HOST: '192.168.1.5' }, /only run on this computer/],
    [{ HOST: '::' }, /only run on this computer/],
    [{ HOST: 'localhost.evil.example' }, /only run on this computer/],
    [{ AUTH_MODE: 'real' }, /needs PUBLIC_ORIGIN/],
    [{ AUTH_MODE: 'off' }, /not valid: AUTH_MODE/],
    [{ PORT: 'http' }, /not valid: PORT/],
    [{ PORT: '70000' }, /not valid: PORT/],
  ])('prevent the start when they are %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(message)
  })
})
