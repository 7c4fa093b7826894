import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Waits until a file, or the list of names in a folder, survives a power cut. */
export function flushToDisk(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
