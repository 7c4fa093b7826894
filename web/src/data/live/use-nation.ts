import type { Nation } from '@second-wind/core/records/patient'
import { useProfile } from './use-profile.ts'

/** Where the person lives, as far as the phone knows by now. */
export const useNation = (): Nation | undefined => useProfile()?.profile?.nation
