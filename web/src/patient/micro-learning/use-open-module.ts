import { modules } from '@second-wind/core/content/learning/modules'
import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The id of the link that opens a module. */
export const moduleLinkId = (id: string): string => `module-${id}`

/** The module in the address, if any. Returning to the list focuses the link that opened it. */
export function useOpenModule(): (typeof modules)[number] | undefined {
  const [params] = useSearchParams()
  const module = modules.find(({ id }) => id === params.get('module'))
  const shown = useRef(module)
  useLayoutEffect(() => {
    const left = shown.current
    shown.current = module
    if (left && !module) document.getElementById(moduleLinkId(left.id))?.focus()
  }, [module])
  return module
}
