import { packList, packListPath, type Pack } from '@second-wind/core/sync/pack'
import { fetchFile } from '../fetch-file.ts'

/** The packs of this version of the app. The worker has the list on the phone. @throws when it cannot be read */
export async function fetchPackList(): Promise<Pack[]> {
  return packList.parse(await (await fetchFile(packListPath)).json())
}
