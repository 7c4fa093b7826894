/** The text compressed, or undefined where the browser cannot (before Safari 16.4). */
export async function gzip(text: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!('CompressionStream' in globalThis)) return undefined
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}
