export type NetworkKind = 'wifi' | 'mobile' | 'unknown'

// Exists only in Chromium, so TypeScript's library does not declare it. Unknown on iPhones and most computers.
declare global {
  interface Navigator {
    readonly connection?: { readonly type?: string }
  }
}

/** The browser's current network type. A cable counts as Wi-Fi, because it is not charged by the megabyte. */
export function networkKind(): NetworkKind {
  const type = navigator.connection?.type
  if (type === 'wifi' || type === 'ethernet') return 'wifi'
  return type === 'cellular' || type === 'wimax' ? 'mobile' : 'unknown'
}
