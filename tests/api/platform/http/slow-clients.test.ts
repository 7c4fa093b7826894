import { connect } from 'node:net'
import { serve } from '@second-wind/api/platform/http/serve'
import { describe, expect, test } from 'vitest'
import { openDemoApi } from '../../../support/open-demo-api.ts'

const each = 200

describe('600 clients that send half a head, half a body or nothing', () => {
  test('are dropped, and others get responses meanwhile', async () => {
    const api = await openDemoApi()
    const server = await serve(api.app, { port: 0, host: '127.0.0.1' })
    const { port } = server.address
    const host = `host: 127.0.0.1:${port}`
    const beginnings = [
      `GET /api/health HTTP/1.1\r\n${host}\r\nx-slow: `,
      `POST /api/symptoms HTTP/1.1\r\n${host}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{`,
      'G',
    ]
    const dropped = beginnings.flatMap((beginning, number) =>
      Array.from({ length: each }, () => hold(port, beginning, `127.0.0.${number + 2}`)),
    )
    const isAnswered = async () => (await fetch(`http://127.0.0.1:${port}/api/health`)).status
    expect(await isAnswered()).toBe(200)
    const responses = await Promise.all(dropped)
    expect(responses.filter((response) => response !== '' && !response.startsWith('HTTP/1.1 408 '))).toEqual(
      [],
    )
    expect(responses).toHaveLength(3 * each)
    expect(await isAnswered()).toBe(200)
    expect(api.unexpectedErrors).toEqual([])
    await server.stop(1_000)
    await api.close()
  }, 90_000)
})

/** Sends this and then nothing, until the server closes the connection. @returns its response */
function hold(port: number, beginning: string, localAddress: string): Promise<string> {
  return new Promise((done) => {
    let response = ''
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(beginning))
    socket.on('data', (chunk) => (response += String(chunk)))
    socket.on('error', () => undefined)
    socket.on('close', () => done(response))
  })
}
