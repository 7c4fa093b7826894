export type ExportedFile = { name: string; type: string; text: string }

/** Saves a file through the browser's download, without a server. */
export function saveFile({ name, type, text }: ExportedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
