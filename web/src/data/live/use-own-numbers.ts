import type { OwnNumbers } from '@second-wind/core/records/own-numbers'
import { useLiveQuery } from 'dexie-react-hooks'
import { findOwnNumbers } from '../local/lazy.ts'

/** Undefined until read. What cannot be read counts as not saved. */
export const useOwnNumbers = (): OwnNumbers | undefined =>
  useLiveQuery(() => findOwnNumbers().catch((): OwnNumbers => ({})))
