import { joinWords } from '@second-wind/core/content/join/join-words'
import { useNavigate } from 'react-router-dom'
import * as paths from '../../paths.ts'
import { toastError } from '../feedback/toast.ts'

const { notForgotten: words } = joinWords

/**
 * Navigates to Home and then deletes the data of the previous screen; deleting first would briefly change that screen.
 * Home reports what could not be deleted.
 *
 * @returns whether the data was deleted
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
