import type { Nation } from '@second-wind/core/records/patient'
import { useProfile } from './use-profile.ts'

/** The nation of the profile; undefined when it is not known or not read yet. */
export const useNation = (): Nation | undefined => useProfile()?.profile?.nation
