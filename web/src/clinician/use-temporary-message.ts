import { useEffect, useState } from 'react'

const shownForMs = 20_000

/** Shows a confirmation for 20 seconds. Left longer, it could seem to describe newer data (HZ-09). */
export function useTemporaryMessage(): [text: string, show: (text: string) => void] {
  const [shown, setShown] = useState({ text: '' })
  useEffect(() => {
    if (shown.text === '') return undefined
    const timer = setTimeout(() => setShown({ text: '' }), shownForMs)
    return () => clearTimeout(timer)
  }, [shown])
  return [shown.text, (text) => setShown({ text })]
}
