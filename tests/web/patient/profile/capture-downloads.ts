import { vi } from 'vitest'

export type CapturedDownload = { name: string; type: string; text: () => Promise<string> }

/** What the browser was asked to download, in the order asked. */
export function captureDownloads(): CapturedDownload[] {
  const files: CapturedDownload[] = []
  let latest = new Blob()
  URL.createObjectURL = (file: Blob) => {
    latest = file
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = latest
    files.push({ name: this.download, type: file.type, text: () => file.text() })
  })
  return files
}
