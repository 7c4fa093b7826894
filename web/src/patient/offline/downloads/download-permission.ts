import type { NetworkKind } from '../../../data/pwa/network-kind.ts'

/** Whether extras may come now. `ask`: this browser does not tell, so the person does. Never asked of health entries. */
export function getDownloadPermission(wifiOnly: boolean, network: NetworkKind): 'yes' | 'ask' | 'no' {
  if (!wifiOnly || network === 'wifi') return 'yes'
  return network === 'mobile' ? 'no' : 'ask'
}
