import { connect, type Socket } from 'node:net'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { biggestFile } from './biggest-file.ts'
import { publicPort } from './entrances.ts'

/** @param signal once it is aborted, the client neither sends nor reads any more */
type HostileClient = (from: string, signal: AbortSignal) => Socket

/** What hostile clients do. None cooperates: they keep a connection until the other side ends it. */
export const hostileClients: Record<string, HostileClient> = {
  'sends nothing': (from) => openTcp(from),

  'sends half a TLS greeting': (from) => {
    const socket = openTcp(from)
    socket.write(Buffer.from('160301020001', 'hex'))
    return socket
  },

  'sends its headers a byte at a time': (from, signal) => {
    const socket = openTls(from)
    socket.write(`${head('GET', '/api/health')}x-slow: `)
    return drip(socket, 'x', signal)
  },

  'sends its body a byte at a time': (from, signal) => {
    const socket = openTls(from)
    socket.write(
      `${head('POST', '/api/symptoms')}content-type: application/json\r\ncontent-length: 500\r\n\r\n{`,
    )
    return drip(socket, ' ', signal)
  },

  'never reads the response': (from) => {
    const socket = openTls(from)
    socket.pause()
    socket.write(`${head('GET', biggestFile)}\r\n`)
    return socket
  },

  'asks twice at once and reads a little now and then': (from, signal) => {
    const socket = openTls(from)
    socket.write(`${head('GET', biggestFile)}\r\n`.repeat(2))
    return sip(socket, signal)
  },

  'asks a thousand times at once and reads a little now and then': (from, signal) => {
    const socket = openTls(from)
    socket.write(`${head('GET', biggestFile)}\r\n`.repeat(1_000))
    return sip(socket, signal)
  },
}

const head = (method: string, path: string): string =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost:${publicPort}\r\n`

function openTcp(localAddress: string): Socket {
  const socket = connect({ port: publicPort, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  socket.pause()
  return socket
}

function openTls(localAddress: string): Socket {
  const to = { port: publicPort, host: '127.0.0.1', servername: 'localhost', localAddress }
  const options: ConnectionOptions = { ...to, rejectUnauthorized: false }
  const socket = connectTls(options)
  socket.on('error', () => undefined)
  return socket
}

function drip(socket: Socket, text: string, signal: AbortSignal): Socket {
  socket.resume()
  return everySecond(socket, signal, () => socket.write(text))
}

function sip(socket: Socket, signal: AbortSignal): Socket {
  socket.pause()
  return everySecond(socket, signal, () => socket.read(1_000))
}

function everySecond(socket: Socket, signal: AbortSignal, act: () => void): Socket {
  const timer = setInterval(() => {
    if (!signal.aborted) act()
  }, 1_000)
  socket.once('close', () => clearInterval(timer))
  return socket
}
