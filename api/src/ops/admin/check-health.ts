import { parseJson } from '@second-wind/core/platform/parse-json'
import type { Config } from '../../platform/config/config.ts'
import { readOperatorKey } from '../health/operator-key.ts'
import { readiness } from '../health/readiness.ts'
import type { FileCommand, Outcome } from './commands.ts'

const timeoutMs = 5_000

/** `health`: asks the running server for its readiness and prints the findings. */
export const checkHealth: FileCommand = async (config) => {
  const url = `${originOf(config)}/readyz`
  const authorization = `Bearer ${readOperatorKey(config.dataDir)}`
  let response: Response
  try {
    response = await fetch(url, { headers: { authorization }, signal: AbortSignal.timeout(timeoutMs) })
  } catch {
    return { isGood: false, message: `DOWN: no reply from ${url}.` }
  }
  return outcomeOf(response.status, await response.text())
}

function outcomeOf(status: number, text: string): Outcome {
  const found = readiness.safeParse(parseJson(text))
  // The server is stopping, or another program answers at this address.
  if (!found.success)
    return { isGood: false, message: `NOT READY: the server replied with ${status} and no details.` }
  const lines = found.data.findings.map(
    ({ check, state, said: detail }) => `${state.padEnd(7)} ${check}: ${detail}`,
  )
  return {
    isGood: found.data.isReady,
    message: [found.data.isReady ? 'READY' : 'NOT READY', ...lines].join('\n'),
  }
}

/** With its own certificate, the server must be addressed by the name in that certificate. */
function originOf(config: Config): string {
  if (config.authMode === 'real' && config.real.tls) return config.real.publicOrigin
  const { host, port } = config
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
