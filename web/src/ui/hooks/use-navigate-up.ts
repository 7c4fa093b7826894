import { useLocation, useNavigate } from 'react-router-dom'

/** Marks a page in the browser's history that was opened from the level above it: one step back leads there. */
export const openedFromParent = 'opened-from-above'

/**
 * Navigates one level up. Goes back in the browser's history where that leads to the same page, to avoid history
 * loops.
 */
export function useNavigateUp(to: string): () => void {
  const { state } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (state === openedFromParent) void navigate(-1)
    else void navigate(to, { replace: true })
  }
}
