import { createContext } from 'react'

/** Whether a part belongs to the locked app itself, which takes everything else off the page. */
export const LockOverlayContext = createContext(false)
