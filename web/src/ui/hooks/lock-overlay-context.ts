import { createContext } from 'react'

/** Whether a component belongs to the lock screen, which removes everything else from the page. */
export const LockOverlayContext = createContext(false)
