import { useLocation, useNavigate } from 'react-router-dom'

/** Marks a page in the browser's history that was opened from the level above it: one step back leads there. */
export const openedFromAbove = 'opened-from-above'

/** One level up. Takes the browser's own step back where it leads there, so that nobody goes round in circles. */
export function useNavigateUp(to: string): () => void {
  const { state } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (state === openedFromAbove) void navigate(-1)
    else void navigate(to, { replace: true })
  }
}
