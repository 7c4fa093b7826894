import type { NetworkKind } from '../../../data/pwa/network-kind.ts'

/**
 * Whether packs may be downloaded now. `ask`: this browser does not report the network type. Never applied to health
 * entries.
 */
export function getDownloadPermission(wifiOnly: boolean, network: NetworkKind): 'yes' | 'ask' | 'no' {
  if (!wifiOnly || network === 'wifi') return 'yes'
  return network === 'mobile' ? 'no' : 'ask'
}
