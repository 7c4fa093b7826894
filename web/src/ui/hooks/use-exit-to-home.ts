import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useNavigate } from 'react-router-dom'
import * as paths from '../../paths.ts'
import { toastError } from '../feedback/toast.ts'

const { notForgotten: words } = joinWords

/**
 * Leads to Home and then forgets what the screen before it showed: the other way round that would show something else
 * first. What this phone could not forget is told there.
 *
 * @returns whether it is forgotten
 */
export function useExitToHome(): (forget: () => Promise<void>) => Promise<boolean> {
  const navigate = useNavigate()
  return async (forget) => {
    await navigate(paths.home)
    return forget().then(
      () => true,
      () => {
        toastError(words.title, words.why)
        return false
      },
    )
  }
}
