export type NetworkKind = 'wifi' | 'mobile' | 'unknown'

// Chromium's alone, so TypeScript's own library does not know it; on an iPhone and on most computers it says nothing.
declare global {
  interface Navigator {
    readonly connection?: { readonly type?: string }
  }
}

/** What the browser says about the network, now. A cable counts as Wi-Fi: nobody pays for it by the megabyte. */
export function networkKind(): NetworkKind {
  const type = navigator.connection?.type
  if (type === 'wifi' || type === 'ethernet') return 'wifi'
  return type === 'cellular' || type === 'wimax' ? 'mobile' : 'unknown'
}
