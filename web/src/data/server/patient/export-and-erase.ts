import { erasePath, eraseWord } from '@second-wind/core/rights/erase'
import { serverExportPath, type ServerExportFormat } from '@second-wind/core/rights/server-export'
import { sendCall } from '../request.ts'

const timeoutMs = 60_000

/** Everything that the server stores about this person, as a file. */
export async function exportFromServer(
  format: ServerExportFormat,
): Promise<{ name: string; type: string; text: string }> {
  const { response, text } = await sendCall({ method: 'GET', path: serverExportPath(format), timeoutMs })
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return {
    name: name ?? `second-wind.${format}`,
    type: response.headers.get('content-type') ?? 'text/plain',
    text,
  }
}

/**
 * Erases the account permanently. 401 `reauth_required` without a recent sign-in. The response makes the browser delete
 * all data of this app.
 */
export async function eraseAccount(): Promise<void> {
  await sendCall({ method: 'POST', path: erasePath, body: { word: eraseWord }, timeoutMs })
}
